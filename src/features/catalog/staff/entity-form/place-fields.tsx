import { useFormContext } from 'react-hook-form'
import { TextField } from '#ui/staff/fields/text-field.tsx'
import { useFieldProblem } from './form-context.ts'

type Words = { label: string; help: string }

/** Field for the position of a product or category in its list. */
export function PositionField({ label, help }: Words) {
  const { register } = useFormContext()
  const problem = useFieldProblem()
  return (
    <TextField
      label={label}
      help={help}
      problem={problem('sortOrder')}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      {...register('sortOrder')}
    />
  )
}

/** Field for the public page's address (slug), collapsed, since it is generated from the names and rarely changed. */
export function SlugField({ summary, placeholder, ...words }: Words & { summary: string; placeholder?: string }) {
  const { register } = useFormContext()
  const problem = useFieldProblem()
  return (
    <details>
      <summary className="sm text-sea cursor-pointer min-h-11 content-center">{summary}</summary>
      <TextField
        {...words}
        problem={problem('slug')}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...register('slug')}
      />
    </details>
  )
}
