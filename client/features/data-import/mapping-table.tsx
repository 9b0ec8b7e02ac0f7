import { Checkbox, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileFields, type FileField } from '../../../server/contract/file-fields.js';
import { NativeSelect } from '../../components/form/native-select.js';
import type { ColumnChoice } from '../../graphql/generated/schema.js';
import type { Table } from './column-report.js';
import styles from './data-import.module.css';
import { PreviewTable, previewRowCount } from './preview-table.js';
import { useFieldName } from './use-field-name.js';

/** Result of parsing the first values of a column as a field. */
interface ColumnCheck {
  /** Number of checked values, and of those that cannot be parsed. */
  checked: number;
  failed: number;
  /** The first failing value. */
  example: string;
}

const numeric = /^\d[\d\s.,\u{a0}\u{202f}'’]*$/u;
const patterns: Readonly<Record<string, RegExp | undefined>> = {
  position: /^\d{1,4}$/,
  previous_position: /^(?:\d{1,4})?$/,
  average_position: /^\d+(?:[.,]\d+)?$/,
  url: /^(?:https?:\/\/\S+\.\S+|\/\S*)$/i,
  domain: /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u,
  date: /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/,
  keyword: /\S/,
  ws: numeric,
  wsk: numeric,
  docs: numeric,
};

/** Checks whether the first values of a column can be parsed as a field; undefined without values. */
export function checkColumn(field: string, values: readonly string[]): ColumnCheck | undefined {
  const pattern = patterns[field];
  if (values.length === 0) return undefined;
  const failed = pattern ? values.filter((value) => !pattern.test(value.trim())) : [];
  return { checked: values.length, failed: failed.length, example: failed[0] ?? '' };
}

interface MappingTableProps {
  table: Table;
  /** Field of each column, in column order. */
  choices: readonly ColumnChoice[];
  /** Number of rows as formatted text. */
  rows: ReactNode;
  saveMappingAs: string | null;
  onColumns: (columns: ColumnChoice[]) => void;
  onSaveMappingAs: (name: string | null) => void;
  suggestedName: string;
}

/** Maps the columns of an unrecognized header to fields, with a check of the first values. */
export function MappingTable(props: MappingTableProps) {
  const { table, choices, rows, saveMappingAs, onColumns, onSaveMappingAs, suggestedName } = props;
  const { t } = useTranslation('data');
  const mappedColumns = choices.filter(({ field }) => field);
  const title = t('preview.title', { count: Math.min(previewRowCount, table.records.length) });
  const selectField = (columnIndex: number, field: FileField | null) =>
    onColumns(
      choices.map((choice, choiceIndex) =>
        // A field can be assigned to one column only, so selecting it again clears the previous column.
        choiceIndex === columnIndex
          ? { ...choice, field }
          : choice.field === field
            ? { ...choice, field: null }
            : choice,
      ),
    );
  return (
    <div className={styles.mapping}>
      <div>
        <div className={styles.line}>
          <h3>{t('mapping.title')}</h3>
          <span className={styles.quiet}>
            {t('mapping.used', { count: mappedColumns.length, all: table.columns.length })}
          </span>
        </div>
        <div className={`${styles.map} ${styles.mapHead}`} aria-hidden="true">
          <span>{t('mapping.column')}</span>
          <span>{t('mapping.values')}</span>
          <span>{t('mapping.readAs')}</span>
          <span>{t('mapping.found')}</span>
        </div>
        {table.columns.map(({ name, values }, columnIndex) => (
          <MappingRow
            key={columnIndex}
            name={name}
            values={values}
            field={choices[columnIndex]?.field ?? null}
            onField={(field) => selectField(columnIndex, field)}
          />
        ))}
      </div>
      <div>
        <div className={styles.line}>
          <h3>{table.records.length > 0 ? title : t('preview.none')}</h3>
          <span className={styles.quiet}>{rows}</span>
        </div>
        {table.records.length > 0 ? (
          <div className={styles.framed}>
            <PreviewTable label={title} table={table} />
          </div>
        ) : (
          <p className={styles.warned}>{t('mapping.needed')}</p>
        )}
        <p className={styles.note}>{t('mapping.rejected')}</p>
        <SaveMappingRow
          saveMappingAs={saveMappingAs}
          suggestedName={suggestedName}
          onSaveMappingAs={onSaveMappingAs}
        />
      </div>
    </div>
  );
}

function MappingRow({
  name,
  values,
  field,
  onField,
}: {
  name: string;
  values: readonly string[];
  field: FileField | null;
  onField: (field: FileField | null) => void;
}) {
  const { t } = useTranslation('data');
  const getFieldName = useFieldName();
  const sampleValues = values.filter((value) => value !== '').slice(0, 3);
  return (
    <div className={styles.map}>
      <b title={name}>{name || t('columns.unnamed')}</b>
      <span className={styles.quiet} title={sampleValues.join(' · ')}>
        {sampleValues.join(' · ')}
      </span>
      <NativeSelect
        className={styles.field}
        aria-label={t('mapping.readAsOf', { name })}
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onField(fileFields.find((candidate) => candidate === value) ?? null)
        }
      >
        <option value="">{t('mapping.leaveOut')}</option>
        {fileFields.map((candidate) => (
          <option key={candidate} value={candidate}>
            {getFieldName(candidate)}
          </option>
        ))}
      </NativeSelect>
      <ColumnCheckNote field={field} values={values} />
    </div>
  );
}

function ColumnCheckNote({ field, values }: { field: FileField | null; values: readonly string[] }) {
  const { t } = useTranslation('data');
  const check = field ? checkColumn(field, values) : undefined;
  if (!field || !check) return <span className={styles.quiet}>{field ? '' : t('mapping.notImported')}</span>;
  if (check.failed === 0) {
    return <span className={styles.quiet}>{t('mapping.everyRow', { count: check.checked })}</span>;
  }
  const checkText = t('mapping.failing', {
    count: check.failed,
    of: check.checked,
    example: check.example.slice(0, 24),
  });
  return (
    <span className={styles.warned} title={checkText}>
      <IconAlertCircle className="icon-small" aria-hidden="true" /> {checkText}
    </span>
  );
}

function SaveMappingRow({
  saveMappingAs,
  suggestedName,
  onSaveMappingAs,
}: Pick<MappingTableProps, 'saveMappingAs' | 'suggestedName' | 'onSaveMappingAs'>) {
  const { t } = useTranslation('data');
  const id = useId();
  return (
    <div className={styles.keep}>
      <Checkbox
        id={id}
        checked={saveMappingAs !== null}
        label={t('mapping.keep')}
        onChange={({ currentTarget: { checked } }) => onSaveMappingAs(checked ? suggestedName : null)}
      />
      <TextInput
        aria-label={t('mapping.keepName')}
        value={saveMappingAs ?? ''}
        disabled={saveMappingAs === null}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => onSaveMappingAs(value)}
      />
      <span className={styles.hint}>{t('mapping.keepHint')}</span>
    </div>
  );
}

/** Current field of each column of a table. */
export function getColumnChoices({ columns }: Table): ColumnChoice[] {
  return columns.map(({ name, field }) => ({
    name,
    field: fileFields.find((candidate) => candidate === field) ?? null,
  }));
}
