import sharp from 'sharp'
import { answerWork } from '#platform/answer-work.server.ts'
import type { PictureWork } from '../picture-work.server.ts'
import { convert, makeMiniature } from './convert.server.ts'
import { describe } from './describe.server.ts'
import { drawIcon } from './draw-icon.server.ts'
import { drawLinkPreview } from './draw-preview.server.ts'

// Settings for small machines: sharp releases memory at once and uses one core per conversion.
sharp.cache(false)
sharp.concurrency(1)

const work: PictureWork = { convert, describe, drawIcon, drawLinkPreview, makeMiniature }
answerWork(work)
