import { Outlet } from 'react-router'
import staffCss from '#ui/staff.css?url'

export const links = () => [{ rel: 'stylesheet', href: staffCss }]
export default function StaffLayout() {
  return <Outlet />
}
