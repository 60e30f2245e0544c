import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { nameOf } from '#i18n/language.ts'
import { ActionDialog } from '#ui/staff/action-dialog.tsx'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'

/**
 * Contents of a category or subcategory: numbers of `products` and of subcategories `inside`. `categories` and `subcategories`: all
 * categories and subcategories of the shop, which the contents may move to.
 */
export type CategoryContents = { products: number; inside: number; categories: readonly Category[]; subcategories: readonly Subcategory[] }

type DeletionDialogProps = {
  entry: Category | Subcategory
  contents: CategoryContents
  isBusy: boolean
  onClose: () => void
  onDelete: (what: { cascade: 'true' } | { moveTo: string }) => void
}

/** Asks whether the contents of a category or subcategory are moved or deleted with it. Moving is preselected if there is a target. */
export function DeletionDialog({ entry, contents, isBusy, onClose, onDelete }: DeletionDialogProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const targets = useTargets(entry, contents)
  const [way, setWay] = useState<'move' | 'trash'>(targets.length > 0 ? 'move' : 'trash')
  const [target, setTarget] = useState('')
  const [isMissing, setMissing] = useState(false)
  const held = useHeld(contents)
  const isSub = 'categoryId' in entry

  function submit(): void {
    if (way === 'trash') onDelete({ cascade: 'true' })
    else if (target === '') setMissing(true)
    else onDelete({ moveTo: target })
  }

  return (
    <ActionDialog
      title={t(isSub ? 'subcategory.delete' : 'category.delete')}
      action={{ label: t('deletion.submit'), icon: Trash2, isRed: true, isBusy, onClick: submit }}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t('deletion.holds', { name: nameOf(entry, 'name', language), contents: held })}</p>
        <fieldset className="stack [--gap:.5rem]">
          <legend className="lbl mb-1.5">{t('deletion.question')}</legend>
          {targets.length > 0 ? (
            <Choice
              name="way"
              label={t('deletion.move')}
              help={t('deletion.moveHelp')}
              isChosen={way === 'move'}
              onChoose={() => setWay('move')}
            />
          ) : null}
          {way === 'move' ? (
            <SelectField
              label={t('deletion.target')}
              problem={isMissing && target === '' ? t('deletion.targetMissing') : undefined}
              value={target}
              onChange={(event) => setTarget(event.target.value)}
            >
              <option value="">{t('deletion.chooseTarget')}</option>
              <Options of={targets.map(({ value, label }) => [value, label])} />
            </SelectField>
          ) : null}
          <Choice
            name="way"
            label={t('deletion.trash')}
            help={t('deletion.trashHelp', { contents: held })}
            isChosen={way === 'trash'}
            onChoose={() => setWay('trash')}
          />
        </fieldset>
      </div>
    </ActionDialog>
  )
}

type ChoiceProps = { name: string; label: string; help: string; isChosen: boolean; onChoose: () => void }

function Choice({ name, label, help, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="row nowrap items-start min-h-11 cursor-pointer">
      <input className="size-6 mt-0.5 flex-none accent-sea" type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{label}</b>
        <span className="sm muted block">{help}</span>
      </span>
    </label>
  )
}

/** The contents in words: "3 Produkte und 2 Unterkategorien". */
function useHeld({ products, inside }: CategoryContents): string {
  const t = useStaffText()
  const parts = [
    ...(products > 0 ? [t('deletion.products', { count: products })] : []),
    ...(inside > 0 ? [t('deletion.subcategories', { count: inside })] : []),
  ]
  const [first = '', second] = parts
  return second ? t('deletion.and', { first, second }) : first
}

function useTargets(entry: Category | Subcategory, { categories, subcategories }: CategoryContents): { value: string; label: string }[] {
  const t = useStaffText()
  const language = useStaffLanguage()
  const name = (one: Category) => nameOf(one, 'name', language)
  if (!('categoryId' in entry))
    return categories.filter(({ id }) => id !== entry.id).map((one) => ({ value: String(one.id), label: name(one) }))
  const parent = categories.find(({ id }) => id === entry.categoryId)
  const others = categories.flatMap((category) =>
    subcategories
      .filter(({ id, categoryId }) => categoryId === category.id && id !== entry.id)
      .map((one) => ({ value: String(one.id), label: `${name(category)} › ${name(one)}`, isNear: category.id === entry.categoryId })),
  )
  // Subcategories of the same category come first.
  const sorted = [...others.filter(({ isNear }) => isNear), ...others.filter(({ isNear }) => !isNear)]
  return [...(parent ? [{ value: 'none', label: t('deletion.directly', { category: name(parent) }) }] : []), ...sorted]
}
