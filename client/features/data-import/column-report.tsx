import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { InspectUploadQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import { useFieldName } from './use-field-name.js';

export type Table = InspectUploadQuery['inspectUpload'][number];

const maxSampleValues = 2;

/** Columns of a file by usage: used, skipped with a reason, or unknown. */
export function ColumnReport({ columns, onMap }: { columns: Table['columns']; onMap?: () => void }) {
  const { t } = useTranslation('data');
  const getFieldName = useFieldName();
  const usedColumns = columns.filter(({ use }) => use === 'used');
  const ignoredColumns = columns.filter(({ use }) => use === 'leftOut');
  const unknownColumns = columns.filter(({ use }) => use === 'unknown');
  return (
    <div className={styles.columns}>
      <div>
        <h3>{t('columns.used', { count: usedColumns.length })}</h3>
        <ul className={styles.used}>
          {usedColumns.map(({ name, field }, index) => (
            <li key={index}>
              <span className={styles.source} title={name}>
                {name || t('columns.unnamed')}
              </span>
              <IconArrowRight className="icon-small" aria-hidden="true" />
              <span>{getFieldName(field ?? '')}</span>
            </li>
          ))}
        </ul>
        {usedColumns.map(({ name, counts }, index) =>
          counts && counts.invalid > 0 ? (
            <p key={index} className={styles.invalid}>
              {t('columns.invalid', {
                name,
                count: counts.invalid,
                examples: quoteExamples(counts.examples),
              })}
            </p>
          ) : null,
        )}
      </div>
      {ignoredColumns.length > 0 ? (
        <div>
          <h3>{t('columns.leftOut', { count: ignoredColumns.length })}</h3>
          <ul className={styles.reasons}>
            {ignoredColumns.map(({ name, reason }, index) => (
              <li key={index}>
                <b>{name || t('columns.unnamed')}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {unknownColumns.length > 0 ? (
        <div>
          <h3 className={styles.warned}>{t('columns.unknown', { count: unknownColumns.length })}</h3>
          <ul className={styles.reasons}>
            {unknownColumns.map(({ name, values }, index) => (
              <li key={index}>
                <b>{name || t('columns.unnamed')}</b>
                <span>
                  {sampleValuesText(values)
                    ? t('columns.values', { values: sampleValuesText(values) })
                    : t('columns.noValues')}
                </span>
              </li>
            ))}
          </ul>
          {onMap ? (
            <button type="button" className={styles.link} onClick={onMap}>
              {t('columns.choose')}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function sampleValuesText(values: readonly string[]): string {
  return quoteExamples([...new Set(values.filter((value) => value.trim() !== ''))].slice(0, maxSampleValues));
}

/** Quotes example values of a column. */
export function quoteExamples(examples: readonly string[]): string {
  return examples.map((value) => `“${value.slice(0, 40)}”`).join(', ');
}
