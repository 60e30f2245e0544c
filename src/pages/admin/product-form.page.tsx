export default function Page() {
  return <p>product-form</p>
}
