import { expect, test } from 'vitest'
import { decodeEntities } from './html-entities.ts'

test('character references are decoded, unless they name no character', () => {
  expect(decodeEntities('&quot;5&#39;&quot; &#x20AC; &amp;lt; &unknown; &#0; &#55296;')).toBe('"5\'" € &lt; &unknown; &#0; &#55296;')
})
