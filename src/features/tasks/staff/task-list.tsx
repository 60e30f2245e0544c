import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffText } from '#ui/staff/text.ts'
import type { Task, Tasks } from '../tasks.contract.ts'
import { tasksQuery } from './tasks-data.ts'

/** Link of a task. `to` is undefined if only the operator can do the task; `isBelow`: `to` is a list further down on this page. */
type Place = { to: string | undefined; text: string; isBelow?: boolean }
type Part = { to: string; text: string }
/** A task in words, with its link and links to single items, such as products. `rest`: items that are shown on demand. */
export type TaskWords = Place & {
  help?: string
  parts?: readonly Part[]
  rest?: { text: string; parts: readonly Part[] }
}

type TaskListProps = {
  api: Api
  loaded: Tasks | undefined
  /** Words and links of a task. The page has them, since tasks come from all features. */
  wordsOf: (task: Task) => TaskWords
  /** Scrolls to the lists below. */
  onBelow: () => void
}

/** List of the tasks, each with its link; a sentence if there are none. */
export function TaskList({ api, loaded, wordsOf, onBelow }: TaskListProps) {
  const t = useStaffText()
  const { data, error } = useQuery({ ...tasksQuery(api), initialData: loaded })
  return (
    <section className="panel" aria-labelledby="tasks">
      <h2 className="text-xl" id="tasks">
        {t('tasks.title')}
      </h2>
      {!data && error ? <Note kind="warn" title={t('tasks.failed')} /> : null}
      {data?.tasks.length === 0 ? (
        <p className="row mt-2">
          <Check className="ic text-leaf" aria-hidden="true" />
          {t('tasks.none')}
        </p>
      ) : null}
      <ul className="mt-1">
        {data?.tasks.map((task) => (
          <TaskLine key={task.kind} {...wordsOf(task)} onBelow={onBelow} />
        ))}
      </ul>
    </section>
  )
}

function TaskLine({ to, text, isBelow, help, parts = [], rest, onBelow }: TaskWords & Pick<TaskListProps, 'onBelow'>) {
  // Without scrolling, a link that changes only the lists further down would seem to do nothing.
  const below = { onClick: onBelow, preventScrollReset: true }
  return (
    <li className="border-b border-line py-1 last:border-0">
      {to === undefined ? (
        <p className="flex min-h-11 items-center font-semibold">{text}</p>
      ) : (
        <Link className="flex min-h-11 items-center gap-2 font-semibold text-sea" to={to} {...(isBelow ? below : {})}>
          <span className="flex-1">{text}</span>
          <ChevronRight className="ic" aria-hidden="true" />
        </Link>
      )}
      {help ? <p className="sm muted pb-2">{help}</p> : null}
      {parts.length > 0 ? <PartLinks label={text} parts={parts} /> : null}
      {rest ? (
        <details>
          <summary className="sm inline-flex min-h-11 cursor-pointer items-center text-sea">{rest.text}</summary>
          <PartLinks label={rest.text} parts={rest.parts} />
        </details>
      ) : null}
    </li>
  )
}

function PartLinks({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <ul className="row gap-x-4 gap-y-0" aria-label={label}>
      {parts.map(({ to, text }) => (
        <li key={`${to} ${text}`}>
          <Link className="sm inline-flex min-h-11 items-center text-sea underline wrap-anywhere" to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
