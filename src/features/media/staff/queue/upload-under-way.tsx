import { useEffect, useRef } from 'react'
import type { Api } from '#api/client.ts'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { useObservable } from '#ui/use-observable.ts'
import { getUploadQueue } from './browser-queue.ts'

const [WIDTH, HEIGHT] = [240, 180]

/** Preview of a photo that is being uploaded, with its progress, until the picture of the library replaces it. */
export function UploadUnderWay({ api, id }: { api: Api; id: string }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const queue = getUploadQueue(api)
  const upload = useObservable(queue).find((one) => one.id === id)
  const file = upload?.file
  const pause = queue.pause()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (file && canvas.current) void drawSmall(file, canvas.current)
  }, [file])
  const words = {
    preparing: t('photos.preparing'),
    sending: `${formatNumber(Math.round((upload?.share ?? 0) * 100), language)} %`,
    waiting: t(pause ? `photos.paused.${pause}` : 'library.uploadWaiting'),
  }
  const state = upload?.state === 'preparing' || upload?.state === 'sending' ? upload.state : 'waiting'
  return (
    <>
      {file ? <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="w-full opacity-60" /> : null}
      <span className="absolute inset-x-1 bottom-1 rounded-sm bg-surface px-1 text-center sm num">{words[state]}</span>
    </>
  )
}

/** Draws the photo on a canvas, since the Content-Security-Policy (`img-src`) forbids `blob:` addresses. */
async function drawSmall(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return
  const share = Math.min(WIDTH / picture.width, HEIGHT / picture.height)
  const [width, height] = [picture.width * share, picture.height * share]
  canvas.getContext('2d')?.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
  picture.close()
}
