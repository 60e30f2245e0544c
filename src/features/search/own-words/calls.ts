import { defineCall } from '#api/call.ts'
import type {
  SearchWords,
  Trial,
  TrialInput,
  WordResultCounts,
  WordResultCountsInput,
  WordsChange,
  WordsInput,
} from './search-words.contract.ts'

type Key = { params: { key: string } }

export const listSearchWords = defineCall<{ answer: SearchWords[] }>('GET', '/api/admin/search-words')
export const addSearchWords = defineCall<{ body: WordsInput; answer: SearchWords }>('POST', '/api/admin/search-words')
export const changeSearchWords = defineCall<Key & { body: WordsChange; answer: SearchWords }>('PUT', '/api/admin/search-words/:key')
export const deleteSearchWords = defineCall<Key & { answer: undefined }>('DELETE', '/api/admin/search-words/:key')
export const resetSearchWords = {
  ...defineCall<Key & { answer: SearchWords }>('POST', '/api/admin/search-words/:key/reset'),
  takesBack: true,
} as const
export const trySearch = defineCall<{ body: TrialInput; answer: Trial }>('POST', '/api/admin/search-words/trial')
export const countWithWords = defineCall<{ body: WordResultCountsInput; answer: WordResultCounts }>('POST', '/api/admin/search-words/found')
