import { useState } from 'react'
export default function Home() {
  const [n, setN] = useState(0)
  return (
    <button type="button" className="btn btn-sun" onClick={() => setN(n + 1)}>
      {n}
    </button>
  )
}
