import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Only the staff area loads this script. Public documents hydrate each island by itself (src/islands).
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
