import { Button } from '@mantine/core';
import { IconPlus, IconDeviceFloppy } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type {
  Filter,
  FilterCondition as Condition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type ReportColumn, rowNoun, pluralRowNoun } from '../report-meta.js';
import { FilterCondition } from './filter-condition.js';
import { countConditions, writeFilter } from './filter-model.js';
import styles from './filter-panel.module.css';
import { createCondition } from './operators.js';
import { type CountRows, useResultCount } from './use-result-count.js';
import { type SavedDraft, toFilter, useFilterDraft } from './use-filter-draft.js';
import { usePanelFocus } from './use-panel-focus.js';
import { conditionError, isBlank, parseCondition } from './value-check.js';
import { useReportMeta } from '../report-context.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useTable } from '../table-context.js';

interface FilterEditorProps {
  columns: readonly ReportColumn[];
  lines: Filter;
  /** Draft that outlives the panel. */
  savedDraft: RefObject<SavedDraft | undefined>;
  /** Line to focus when the panel opens; set by a click on its chip. */
  focusLine: number | undefined;
  countRows: CountRows;
  onApply: (lines: Filter) => void;
}

/** Filter lines with an apply button that shows the result count. */
export function FilterEditor({
  columns,
  lines,
  savedDraft,
  focusLine,
  countRows,
  onApply,
}: FilterEditorProps) {
  const { t } = useTranslation('reports');
  const [first] = columns;
  const initialCondition = first ? createCondition(first) : undefined;
  const [draft, dispatch] = useFilterDraft(lines, initialCondition, savedDraft);
  const body = useRef<HTMLDivElement>(null);
  const { language } = useFormat();
  const [areErrorsVisible, setErrorsVisible] = useState(false);
  const findColumn = ({ field }: Condition) => columns.find(({ id }) => id === field);
  const validLines = toFilter(draft, (condition) =>
    parseCondition(findColumn(condition), condition, language),
  );
  const conditions = draft.flatMap((line) => line.conditions);
  const blankCount = conditions.length > 1 ? conditions.filter(isBlank).length : 0;
  const isInvalid = conditions.some((condition) => {
    const column = findColumn(condition);
    return column !== undefined && conditionError(column, condition, language) !== undefined;
  });

  usePanelFocus(body, focusLine, draft);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // Errors must be rendered before the first invalid field is looked up.
    flushSync(() => setErrorsVisible(true));
    const invalidField = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalidField) invalidField.focus();
    else onApply(validLines);
  };
  return (
    <form className={styles.form} onSubmit={apply}>
      <div className={styles.body} ref={body}>
        {draft.map((line, index) => (
          <div key={line.key} data-line={index}>
            {line.conditions.map((condition, conditionIndex) => (
              <FilterCondition
                key={condition.key}
                conditionId={condition.key}
                conjunction={
                  conditionIndex > 0 ? t('filter.or') : index === 0 ? t('filter.where') : t('filter.and')
                }
                isAlternative={conditionIndex > 0}
                columns={columns}
                condition={condition}
                isErrorVisible={areErrorsVisible}
                onChange={(change) =>
                  dispatch({ type: 'changed', line: line.key, key: condition.key, condition: change })
                }
                onRemove={() => dispatch({ type: 'removed', line: line.key, key: condition.key })}
                extraAction={
                  conditionIndex === 0 && (
                    <button
                      type="button"
                      className={styles.or}
                      aria-label={t('filter.addAlternative')}
                      title={t('filter.addAlternative')}
                      onClick={() => {
                        const column = findColumn(condition);
                        if (column) {
                          dispatch({
                            type: 'alternativeAdded',
                            line: line.key,
                            condition: createCondition(column),
                          });
                        }
                      }}
                    >
                      {t('filter.or')}
                    </button>
                  )
                }
              />
            ))}
          </div>
        ))}
        <button
          type="button"
          className={styles.add}
          data-add
          onClick={() => initialCondition && dispatch({ type: 'lineAdded', condition: initialCondition })}
        >
          <IconPlus className="icon-small" aria-hidden="true" />
          {t('filter.add')}
        </button>
      </div>
      <div className={styles.foot}>
        <SaveFilterButton lines={isInvalid ? [] : validLines} />
        <Button
          variant="subtle"
          color="gray"
          onClick={() => dispatch({ type: 'cleared', condition: initialCondition })}
        >
          {t('filter.clearAll')}
        </Button>
        <span className={styles.count}>
          {t('filter.conditions', { count: countConditions(validLines) })}
          {blankCount > 0 && ` · ${t('filter.blank', { count: blankCount })}`}
        </span>
        <ResultButton lines={validLines} countRows={countRows} />
      </div>
    </form>
  );
}

/** Apply button that shows the number of matching rows. */
function ResultButton({ lines, countRows }: { lines: Filter; countRows: CountRows }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const meta = useReportMeta();
  const { rows, errorMessage, isCounting } = useResultCount(lines, countRows);
  const text =
    rows === undefined
      ? t('filter.showUncounted', { noun: pluralRowNoun(meta) })
      : rows === 0
        ? t('filter.showNone')
        : t('filter.show', { formatted: format.integer(rows), noun: rowNoun(meta, rows, i18n.language) });
  return (
    <>
      {errorMessage && <span className={styles.reason}>{errorMessage}</span>}
      <Button type="submit" variant="filled" data-counting={isCounting} aria-live="polite">
        {text}
      </Button>
    </>
  );
}

/** Saves the panel's lines under a name; only for logged-in users. */
function SaveFilterButton({ lines }: { lines: Filter }) {
  const { t } = useTranslation('reports');
  const { setFilterToSave } = useTable();
  const { account } = useViewer();
  if (!account) return null;
  return (
    <Button
      leftSection={<IconDeviceFloppy aria-hidden="true" />}
      disabled={lines.length === 0}
      onClick={() => setFilterToSave(writeFilter(lines))}
    >
      {t('views.save')}
    </Button>
  );
}
