export default function Page() {
  return <p>login</p>
}
