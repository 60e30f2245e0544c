import { type ReactNode, useCallback, useState } from 'react'
import type { Api } from '#api/client.ts'
import { ImagePicker } from './image-picker.tsx'

type PickerRequest = { isMultiple: boolean; answer: (urls: string[]) => void }

/** Lets staff choose pictures of the library: `choose` resolves to their addresses, [] if cancelled. `dialog` must be rendered. */
export function useImagePicker(api: Api): { choose: (isMultiple: boolean) => Promise<string[]>; dialog: ReactNode } {
  const [asked, setAsked] = useState<PickerRequest>()
  const choose = useCallback((isMultiple: boolean) => new Promise<string[]>((answer) => setAsked({ isMultiple, answer })), [])
  const dialog = asked ? (
    <ImagePicker
      api={api}
      isMultiple={asked.isMultiple}
      onDone={(urls) => {
        setAsked(undefined)
        asked.answer(urls)
      }}
    />
  ) : null
  return { choose, dialog }
}
