import { answerWork } from '#platform/answer-work.server.ts'
import { readTable } from './read-table.server.ts'

answerWork({ readTable })
