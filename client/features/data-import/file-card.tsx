import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tomorrowUtc } from '../../../server/contract/formatting/iso-day.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Tag } from '../../components/ui/tag.js';
import type { ColumnChoice } from '../../graphql/generated/schema.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { ColumnReport, type Table } from './column-report.js';
import { useInspectUploadQuery, type UploadsQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import type { ImportDraft } from './draft.js';
import { getContribution, FileChoices, isDomain, needsDomain, today } from './file-choices.js';
import { columnsFromChoices, type ImportOverrides, overridesFromChoices } from './import-overrides.js';
import { hasOpenReadings, ReadingChoices } from './reading-choices.js';
import { FileHeader } from './file-header.js';
import { getColumnChoices, MappingTable } from './mapping-table.js';
import { PreviewTable, previewRowCount } from './preview-table.js';
import { useSizeText } from '../../i18n/use-size-text.js';
import { Checkbox } from '@mantine/core';
import { useFormat } from '../../i18n/use-format.js';

interface FileCardProps {
  upload: UploadsQuery['uploads'][number];
  onDraft: (id: string, draft: ImportDraft) => void;
  onRemove: () => void;
}

/** A file before its import: detected format, missing settings, a preview and the columns. */
export function FileCard({ upload, onDraft, onRemove }: FileCardProps) {
  const { id, name, size, choices } = upload;
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const { current } = useDatabases();
  const [isOpen, setOpen] = useState(true);
  const [overrides, setOverrides] = useState<ImportOverrides>(() => overridesFromChoices(choices));
  const [columns, setColumns] = useState(() => columnsFromChoices(choices));
  const [saveMappingAs, setSaveMappingAs] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useInspectUploadQuery({
    variables: { id, columns, reading: overrides.reading },
    fetchPolicy: 'no-cache',
  });
  const tables = (data ?? previousData)?.inspectUpload;
  const state: CardState = error ? { status: 'notRead', isReady: false } : getCardState(tables, overrides);
  const table = tables && primaryTable(tables);
  // Newer than the response if the user has just changed a column.
  const columnChoices = table && (columns ?? getColumnChoices(table));
  const draft =
    table &&
    createDraft(id, tables, { table, overrides, columnChoices, saveMappingAs, base: current?.code, state });
  const draftJson = JSON.stringify(draft);
  useEffect(() => {
    if (draftJson) onDraft(id, JSON.parse(draftJson) as ImportDraft);
  }, [id, draftJson, onDraft]);
  return (
    <section className={styles.file} aria-label={name}>
      <FileHeader
        name={name}
        tag={table ? <RecognizedFormat tables={tables} table={table} /> : undefined}
        size={sizeText(size)}
        tone={state.isReady ? 'good' : state.status === 'looking' ? 'quiet' : 'bad'}
        state={state.status === 'looking' ? t('file.looking') : t(`file.state.${state.status}`)}
        isOpen={isOpen}
        onToggle={() => setOpen((previous) => !previous)}
        onRemove={onRemove}
      />
      {error ? (
        <ErrorBanner title={t('file.failed', { name })} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!isOpen || error ? null : !table ? (
        <SkeletonRows rows={3} height={34} />
      ) : state.status === 'notRead' ? (
        <p className={styles.why}>
          {tables.map(({ skipped }) => skipped).find(Boolean) ?? t('file.nothing')}
        </p>
      ) : (
        <>
          <FileChoices table={table} overrides={overrides} onChange={setOverrides} />
          <ReadingChoices tables={tables} overrides={overrides} onChange={setOverrides} />
          {getContribution(table) === 'oneDomain' ? (
            <OverrideCheckbox name="complete" overrides={overrides} onChange={setOverrides} />
          ) : null}
          {choices !== null || hasFutureDates(tables, overrides) ? (
            <OverrideCheckbox name="allowFuture" overrides={overrides} onChange={setOverrides} />
          ) : null}
          {isMappable(table) ? (
            <>
              <Remarks table={{ remarks: table.remarks.filter(isDataLoss) }} />
              <MappingTable
                table={table}
                choices={columnChoices ?? []}
                rows={<FileRows tables={tables} isDecided={state.isReady} />}
                saveMappingAs={saveMappingAs}
                suggestedName={table.kept?.name ?? withoutExtension(name)}
                onColumns={setColumns}
                onSaveMappingAs={setSaveMappingAs}
              />
            </>
          ) : (
            tables
              .filter(isRead)
              .map((readableTable) => (
                <RecognizedTable
                  key={readableTable.entry ?? ''}
                  table={readableTable}
                  hasName={tables.length > 1}
                  rows={<FileRows tables={[readableTable]} isDecided={state.isReady} />}
                  onMap={
                    tables.length === 1 && readableTable.container === null
                      ? () => setColumns(getColumnChoices(readableTable))
                      : undefined
                  }
                />
              ))
          )}
          <SkippedTables tables={tables} />
        </>
      )}
    </section>
  );
}

/** Skipped files of an archive or sheets of a workbook, each with the reason. */
function SkippedTables({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('data');
  const skippedTables = tables.length > 1 ? tables.filter((table) => !isRead(table)) : [];
  if (skippedTables.length === 0) return null;
  return (
    <div className={styles.unread}>
      <div className={styles.line}>
        <h3 className={styles.warned}>{t('file.notReadOf')}</h3>
      </div>
      <ul className={styles.remarks}>
        {skippedTables.map(({ entry, skipped }) => (
          <li key={entry}>{`${entry ?? ''}: ${skipped ?? t('file.noneKnown')}`}</li>
        ))}
      </ul>
    </div>
  );
}

function RecognizedTable({
  table,
  hasName,
  rows,
  onMap,
}: {
  table: Table;
  hasName: boolean;
  rows: ReactNode;
  onMap: (() => void) | undefined;
}) {
  const { t } = useTranslation('data');
  const rowsText =
    table.records.length > 0
      ? t('preview.title', { count: Math.min(previewRowCount, table.records.length) })
      : t('preview.none');
  const title =
    hasName && table.entry ? t('preview.ofTable', { name: table.entry, rows: rowsText }) : rowsText;
  return (
    <>
      <div className={styles.line}>
        <h3>{title}</h3>
        <span className={styles.lineEnd}>{rows}</span>
      </div>
      {table.records.length > 0 ? <PreviewTable label={title} table={table} /> : null}
      <Remarks table={table} />
      {table.columns.length > 0 ? <ColumnReport columns={table.columns} onMap={onMap} /> : null}
    </>
  );
}

function Remarks({ table: { remarks } }: { table: Pick<Table, 'remarks'> }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ code, text }) => (
        <li key={code} className={isDataLoss({ code }) ? styles.warned : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Whether a remark reports lost rows or values. */
function isDataLoss({ code }: { code: string }): boolean {
  return code === 'nothingReadable' || code === 'unknownBases';
}

/** Whether an import would store no rows. */
function hasNoRows({ remarks }: Table): boolean {
  return remarks.some(({ code }) => code === 'nothingReadable' || code === 'settingsOnly');
}

function RecognizedFormat({ tables, table }: { tables: readonly Table[]; table: Table }) {
  const { t } = useTranslation('data');
  const readableTables = tables.filter(isRead);
  if (table.readBy === 'kept') return <Tag>{t('file.mapped', { name: table.kept?.name ?? '' })}</Tag>;
  if (isMappable(table)) return <Tag tone="warning">{t('file.unknown')}</Tag>;
  if (readableTables.length === 0) return <Tag tone="negative">{t('file.notRead')}</Tag>;
  const formats = [...new Set(readableTables.map(({ format }) => format))];
  return (
    <>
      <Tag>{formats.join(', ')}</Tag>
      {readableTables.length > 1 ? (
        <Tag tone="quiet">{t('file.tables', { count: readableTables.length })}</Tag>
      ) : null}
    </>
  );
}

interface CardState {
  status:
    | 'looking'
    | 'ready'
    | 'guessed'
    | 'kept'
    | 'columns'
    | 'domain'
    | 'future'
    | 'reading'
    | 'nothing'
    | 'notRead';
  isReady: boolean;
}

function getCardState(tables: readonly Table[] | undefined, overrides: ImportOverrides): CardState {
  if (!tables) return { status: 'looking', isReady: false };
  const table = primaryTable(tables);
  if (!table || (table.readBy === 'none' && table.columns.length === 0)) {
    return { status: 'notRead', isReady: false };
  }
  if (table.readBy === 'none') return { status: 'columns', isReady: false };
  if (tables.filter(isRead).every(hasNoRows)) return { status: 'nothing', isReady: false };
  if (hasOpenReadings(tables)) return { status: 'reading', isReady: false };
  const domain = overrides.domain ?? table.domain ?? '';
  const lacksDomain = tables.some(needsDomain) && domain === '';
  if (lacksDomain || (domain !== '' && !isDomain(domain))) return { status: 'domain', isReady: false };
  if (hasFutureDates(tables, overrides) && !overrides.allowFuture) {
    return { status: 'future', isReady: false };
  }
  const status = table.readBy === 'guessed' || table.readBy === 'kept' ? table.readBy : 'ready';
  return { status, isReady: true };
}

/** Whether rows of the preview, or the date for all rows, are later than tomorrow (UTC). */
function hasFutureDates(tables: readonly Table[], { date }: ImportOverrides): boolean {
  const tomorrow = tomorrowUtc(new Date());
  return tables.some((table) => (table.forecast?.future ?? 0) > 0 || (date ?? table.date ?? '') > tomorrow);
}

/** First readable table of a file, or else the first mappable one. */
function primaryTable(tables: readonly Table[]): Table | undefined {
  return tables.find(isRead) ?? tables[0];
}

function isRead({ skipped, readBy }: Table): boolean {
  return skipped === null && readBy !== 'none';
}

/** Whether the user can map the columns of a table. */
function isMappable({ readBy, columns }: Table): boolean {
  return readBy !== 'format' && columns.length > 0;
}

function createDraft(
  upload: string,
  tables: readonly Table[],
  {
    table,
    overrides,
    columnChoices,
    saveMappingAs,
    base,
    state,
  }: {
    table: Table;
    overrides: ImportOverrides;
    columnChoices: ColumnChoice[] | undefined;
    saveMappingAs: string | null;
    base: string | undefined;
    state: CardState;
  },
): ImportDraft {
  const isUndated = table.remarks.some(({ code }) => code === 'noDate') && table.date === null;
  const date = overrides.date ?? (isUndated ? today() : undefined);
  return {
    file: {
      upload,
      base: overrides.base ?? table.base ?? base,
      ...(date ? { date } : {}),
      ...(overrides.domain ? { domain: overrides.domain.trim() } : {}),
      ...(overrides.complete && getContribution(table) === 'oneDomain' ? { complete: true } : {}),
      ...(overrides.allowFuture ? { allowFuture: true } : {}),
      ...getReading(tables, overrides),
      ...(isMappable(table) && columnChoices ? { columns: columnChoices } : {}),
      ...(isMappable(table) && saveMappingAs?.trim() ? { saveMappingAs } : {}),
    },
    rows: countRows(tables),
    isReady: state.isReady,
  };
}

/** The chosen readings, and those of a saved mapping, which the chosen columns replace. */
function getReading(
  tables: readonly Table[],
  { reading = {} }: ImportOverrides,
): Pick<ImportDraft['file'], 'reading'> {
  const [table] = tables;
  const ofMapping =
    tables.length === 1 && table && isMappable(table)
      ? Object.fromEntries(table.readings.flatMap(({ setting, value }) => (value ? [[setting, value]] : [])))
      : {};
  const merged = { ...ofMapping, ...reading };
  return Object.keys(merged).length > 0 ? { reading: merged } : {};
}

/** Suggests a mapping name from the file name. */
function withoutExtension(name: string): string {
  return name.replace(/(?:\.[a-z0-9]{1,7}){1,2}$/i, '').slice(0, 100);
}

/**
 * Checkbox of an import setting with its consequences: a complete export of a domain, or dates later than tomorrow,
 * which a failed import may have found beyond the preview.
 */
function OverrideCheckbox({
  name,
  overrides,
  onChange,
}: {
  name: 'complete' | 'allowFuture';
  overrides: ImportOverrides;
  onChange: (overrides: ImportOverrides) => void;
}) {
  const { t } = useTranslation('data');
  const texts = name === 'complete' ? 'complete' : 'future';
  return (
    <Checkbox
      className={styles.complete}
      checked={overrides[name] ?? false}
      label={t(`${texts}.label`)}
      description={t(`${texts}.text`)}
      onChange={({ currentTarget: { checked } }) => onChange({ ...overrides, [name]: checked })}
    />
  );
}

/** Total number of rows; null if the count of one table is unknown. */
function countRows(tables: readonly Table[]): number | null {
  const rowCounts = tables.map(({ rows }) => rows);
  return rowCounts.some((rows) => rows === null)
    ? null
    : rowCounts.reduce<number>((sum, rows) => sum + (rows ?? 0), 0);
}

/** Number of rows, and losses estimated from the first rows. Undecided choices may cause further losses. */
function FileRows({ tables, isDecided }: { tables: readonly Table[]; isDecided: boolean }) {
  const { t } = useTranslation('data');
  const format = useFormat();
  const rows = countRows(tables);
  const rowsText = rows === null ? '' : t('preview.rows', { count: rows, formatted: format.integer(rows) });
  const forecasts = tables.flatMap(({ forecast }) => forecast ?? []);
  const sumForecasts = (getCount: (forecast: (typeof forecasts)[number]) => number) =>
    forecasts.reduce((sum, forecast) => sum + getCount(forecast), 0);
  const checkedRows = sumForecasts((forecast) => forecast.of);
  const beyondCount = sumForecasts((forecast) => forecast.beyond);
  const rejected = sumForecasts((forecast) => forecast.rejected);
  const totalRows = sumForecasts((forecast) => forecast.totalRows);
  const losses = [
    totalRows > 0 ? t('preview.totals', { count: totalRows, formatted: format.integer(totalRows) }) : '',
    beyondCount > 0
      ? t('preview.beyond', { count: beyondCount, formatted: format.integer(beyondCount) })
      : '',
    rejected > 0 ? t('preview.rejected', { count: rejected, formatted: format.integer(rejected) }) : '',
  ].filter(Boolean);
  const isAll = forecasts.every((forecast) => forecast.isAll);
  const checkedText = isAll
    ? t('preview.ofAll')
    : t('preview.ofFirst', { count: checkedRows, formatted: format.integer(checkedRows) });
  const lossText =
    checkedRows === 0 ? '' : losses.length > 0 ? `${checkedText}${losses.join(', ')}` : t('preview.noneLost');
  // A sample without losses does not prove that the entire file has none.
  return (
    <>{[rowsText, losses.length > 0 || (isAll && isDecided) ? lossText : ''].filter(Boolean).join(' · ')}</>
  );
}
