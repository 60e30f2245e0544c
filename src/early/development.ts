// Development only (root.tsx): reloads the document when one of its sources has changed, see tools/dev-server.ts.
import.meta.hot?.on('document-changed', () => location.reload())
