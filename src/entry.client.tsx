import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// The staff area's: public documents bring their islands to life one by one, see src/islands.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
