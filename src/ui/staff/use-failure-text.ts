import { useState } from 'react'
import { useBackOnline } from './connection.ts'
import type { FailureWords } from './failure.ts'

/** Text about a failed write, for a place in its form. */
export type FailureText = string | Pick<FailureWords, 'text' | 'isOffline'>

/** State for the text about a failed write. A text about a missing connection disappears when the connection is back. */
export function useFailureText(): [text: string | undefined, set: (failure: FailureText | undefined) => void] {
  const [failure, setFailure] = useState<FailureText>()
  useBackOnline(() => setFailure((shown) => (typeof shown === 'object' && shown.isOffline ? undefined : shown)))
  return [typeof failure === 'object' ? failure.text : failure, setFailure]
}
