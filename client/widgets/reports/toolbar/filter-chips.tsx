import { IconX } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import type { InvalidFilterGroup } from '../../../../server/contract/filter-language/parse-filter.js';
import { conditionText } from '../filter/condition-text.js';
import { useConditionLabels } from '../filter/use-condition-labels.js';
import type { ReportColumn } from '../report-meta.js';
import styles from './toolbar.module.css';

interface FilterChipsProps {
  columns: readonly ReportColumn[];
  lines: Filter;
  /** Unparsable filter parts. */
  invalid: readonly InvalidFilterGroup[];
  onEdit: (line: number) => void;
  onRemove: (line: number) => void;
  onRemoveInvalid: (index: number) => void;
  onClear: () => void;
}

/** Applied filter as chips. A click edits a line; the × button or Backspace removes it. */
export function FilterChips({
  columns,
  lines,
  invalid,
  onEdit,
  onRemove,
  onRemoveInvalid,
  onClear,
}: FilterChipsProps) {
  const { t } = useTranslation('reports');
  const labels = useConditionLabels();
  const focusAfter = useFocusAfterRemoval(lines.length);
  if (lines.length + invalid.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('filter.active')}>
      {lines.map((line, index) => {
        const parts = line.map((condition) => {
          const column = columns.find(({ id }) => id === condition.field);
          return column
            ? conditionText(condition, column, labels)
            : { title: condition.field, value: condition.values.join(', ') };
        });
        const name = parts.map(({ title, value }) => `${title} ${value}`).join(` ${t('filter.or')} `);
        return (
          <span key={`${index}${name}`} className={styles.chip}>
            <button
              type="button"
              className={styles.chipText}
              title={name}
              aria-label={t('filter.editChip', { name })}
              onClick={() => onEdit(index)}
              data-chip
              onKeyDown={(event) => {
                if (event.key !== 'Backspace' && event.key !== 'Delete') return;
                event.preventDefault();
                focusAfter(event, index);
                onRemove(index);
              }}
            >
              {parts.map(({ title, value }, partIndex) => (
                <Fragment key={`${partIndex}${title}`}>
                  {partIndex > 0 && <span className={styles.chipOr}>{t('filter.or')}</span>}
                  {partIndex > 0 ? (title === parts[0]?.title ? '' : ` ${title}`) : title}
                  <b>{value}</b>
                </Fragment>
              ))}
            </button>
            <RemoveButton name={name} onClick={() => onRemove(index)} />
          </span>
        );
      })}
      {invalid.map(({ text }, index) => (
        <span key={text} className={`${styles.chip} ${styles.chipUnread}`}>
          <span className={styles.chipText}>{t('filter.unread', { text })}</span>
          <RemoveButton name={text} onClick={() => onRemoveInvalid(index)} />
        </span>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('filter.clearAll')}
      </button>
    </div>
  );
}

/** Moves focus after a removal to the next chip, else to the Filter button. */
function useFocusAfterRemoval(count: number) {
  const pendingFocus = useRef<{ toolbar: Element | null; index: number }>(undefined);
  useEffect(() => {
    if (!pendingFocus.current) return;
    const { toolbar, index } = pendingFocus.current;
    pendingFocus.current = undefined;
    const chips = toolbar?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    const next = chips[Math.min(index, chips.length - 1)];
    (next ?? toolbar?.querySelector<HTMLElement>('[data-filter-opener]'))?.focus();
  }, [count]);
  return ({ currentTarget }: KeyboardEvent, index: number) => {
    pendingFocus.current = { toolbar: currentTarget.closest('[data-toolbar]'), index };
  };
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('reports');
  const label = t('filter.removeChip', { name });
  return (
    <button type="button" className={styles.chipRemove} aria-label={label} onClick={onClick}>
      <IconX className="icon-small" aria-hidden="true" />
    </button>
  );
}
