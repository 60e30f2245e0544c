import { answerWork } from '#platform/answer-work.server.ts'
import { work } from './work.server.ts'

answerWork(work)
