import { expect, test } from 'vitest'
import { inheritedSocket } from './inherited-socket.server.ts'

test.each([
  [{ LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  [{ LISTEN_PID: '7', LISTEN_FDS: '2' }, 3],
  // A variable that belongs to the parent process is ignored.
  [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, undefined],
  [{ LISTEN_PID: '7', LISTEN_FDS: '0' }, undefined],
  [{ LISTEN_PID: '7' }, undefined],
  [{}, undefined],
])('a process with id 7 and %j listens on descriptor %s', (environment, descriptor) => {
  expect(inheritedSocket(environment, 7)).toBe(descriptor)
})
