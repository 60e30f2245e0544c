/** At most `length` characters, then an ellipsis; counts whole characters, so no emoji is cut in half. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
