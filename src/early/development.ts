// In development alone (root.tsx): what the document is made of has changed, see tools/dev-server.ts.
import.meta.hot?.on('document-changed', () => location.reload())
