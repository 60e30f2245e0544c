export default function Page() {
  return <p>dashboard</p>
}
