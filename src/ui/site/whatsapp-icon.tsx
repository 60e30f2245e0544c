/** A chat bubble with a handset, drawn in the same line as the other icons. */
export function WhatsappIcon() {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7.9 20A9 9 0 1 0 4 16.1L2 22ZM9.6 8.2c.5-.4 1-.2 1.3.3l.6 1.1c.2.5.1.8-.3 1.2-.3.3-.3.6 0 1 .5.7 1.1 1.2 1.9 1.6.4.2.7.1 1-.2.3-.4.7-.5 1.1-.2l1 .7c.5.3.5.8.2 1.2-.7.9-1.7 1.1-2.9.6-2-.8-3.5-2.3-4.4-4.3-.5-1.2-.3-2.3.5-3Z" />
    </svg>
  )
}
