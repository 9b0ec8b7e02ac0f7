import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type {
  Filter,
  FilterCondition as Condition,
} from '../../../../server/contract/filter-language/filter-model.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { ReportColumn } from '../report-meta.js';
import { SaveFilterButton } from '../views/save-filter-button.js';
import { FilterCondition } from './filter-condition.js';
import { countConditions } from './filter-model.js';
import styles from './filter-panel.module.css';
import { freshCondition } from './operators.js';
import { ResultButton } from './result-button.js';
import type { CountRows } from './use-result-count.js';
import { linesOfDraft, useFilterDraft } from './use-filter-draft.js';
import { usePanelFocus } from './use-panel-focus.js';
import { conditionError, isBlank, readCondition } from './value-check.js';

interface FilterEditorProps {
  columns: readonly ReportColumn[];
  lines: Filter;
  /** Line to focus, as requested by a chip. */
  focusLine: number | undefined;
  countRows: CountRows;
  onApply: (lines: Filter) => void;
}

/** Filter lines with an apply button that shows the result count. */
export function FilterEditor({ columns, lines, focusLine, countRows, onApply }: FilterEditorProps) {
  const { t } = useTranslation('reports');
  const [first] = columns;
  const fresh = first ? freshCondition(first) : undefined;
  const [draft, dispatch] = useFilterDraft(lines, fresh);
  const body = useRef<HTMLDivElement>(null);
  const { language } = useFormat();
  const [areErrorsVisible, setErrorsVisible] = useState(false);
  const columnOf = ({ field }: Condition) => columns.find(({ id }) => id === field);
  const validLines = linesOfDraft(draft, (condition) =>
    readCondition(columnOf(condition), condition, language),
  );
  const conditions = draft.flatMap((line) => line.conditions);
  const blank = conditions.length > 1 ? conditions.filter(isBlank).length : 0;
  const isFaulty = conditions.some((condition) => {
    const column = columnOf(condition);
    return column !== undefined && conditionError(column, condition, language) !== undefined;
  });

  usePanelFocus(body, focusLine, draft);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // Errors must be rendered before the first invalid field is looked up.
    flushSync(() => setErrorsVisible(true));
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
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
                name={condition.key}
                joint={
                  conditionIndex > 0 ? t('filter.or') : index === 0 ? t('filter.where') : t('filter.and')
                }
                alternative={conditionIndex > 0}
                columns={columns}
                condition={condition}
                isErrorVisible={areErrorsVisible}
                onChange={(change) =>
                  dispatch({ type: 'changed', line: line.key, key: condition.key, condition: change })
                }
                onRemove={() => dispatch({ type: 'removed', line: line.key, key: condition.key })}
                more={
                  conditionIndex === 0 && (
                    <button
                      type="button"
                      className={styles.or}
                      aria-label={t('filter.addAlternative')}
                      title={t('filter.addAlternative')}
                      onClick={() => {
                        const column = columnOf(condition);
                        if (column) {
                          dispatch({
                            type: 'alternativeAdded',
                            line: line.key,
                            condition: freshCondition(column),
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
          onClick={() => fresh && dispatch({ type: 'lineAdded', condition: fresh })}
        >
          <IconPlus className="icon-small" aria-hidden="true" />
          {t('filter.add')}
        </button>
      </div>
      <div className={styles.foot}>
        <SaveFilterButton lines={isFaulty ? [] : validLines} />
        <Button variant="subtle" color="gray" onClick={() => dispatch({ type: 'cleared', condition: fresh })}>
          {t('filter.clearAll')}
        </Button>
        <span className={styles.count}>
          {t('filter.conditions', { count: countConditions(validLines) })}
          {blank > 0 && ` · ${t('filter.blank', { count: blank })}`}
        </span>
        <ResultButton lines={validLines} countRows={countRows} />
      </div>
    </form>
  );
}
