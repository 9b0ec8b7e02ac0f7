import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Tag } from '../../components/ui/tag.js';
import type { ColumnChoice } from '../../graphql/generated/schema.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { ColumnReport, type Table } from './column-report.js';
import { useInspectUploadQuery, type UploadsQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import type { Draft } from './draft.js';
import { CompleteCheckbox } from './complete-checkbox.js';
import { addsOf, FileChoices, isDomain, needsDomain, today } from './file-choices.js';
import { FileRows, rowsOf } from './file-rows.js';
import { columnsOf, type ImportOverrides, saidOf } from './import-overrides.js';
import { FileHead } from './file-head.js';
import { choicesOf, MappingTable } from './mapping-table.js';
import { PreviewTable, shownRows } from './preview-table.js';
import { useSizeText } from '../../i18n/use-size-text.js';

interface FileCardProps {
  upload: UploadsQuery['uploads'][number];
  onDraft: (id: string, draft: Draft) => void;
  onRemove: () => void;
}

/** A file that waits to be imported: what was recognised, what it needs to be told, its first rows, and every column of it. */
export function FileCard({ upload, onDraft, onRemove }: FileCardProps) {
  const { id, name, size, choices } = upload;
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const { current } = useDatabases();
  const [isOpen, setOpen] = useState(true);
  const [message, setSaid] = useState<ImportOverrides>(() => saidOf(choices));
  const [columns, setColumns] = useState(() => columnsOf(choices));
  const [saveMappingAs, setKeepAs] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useInspectUploadQuery({
    variables: { id, columns },
    fetchPolicy: 'no-cache',
  });
  const tables = (data ?? previousData)?.inspectUpload;
  const state: CardState = error ? { word: 'notRead', isReady: false } : stateOf(tables, message);
  const table = tables && shownTable(tables);
  // What was chosen last, and not what the last answer was asked with: another choice may come before it.
  const chosen = table && (columns ?? choicesOf(table));
  const draft = table && draftOf(id, tables, { table, message, chosen, saveMappingAs, base: current?.code, state });
  const notified = JSON.stringify(draft);
  useEffect(() => {
    if (notified) onDraft(id, JSON.parse(notified) as Draft);
  }, [id, notified, onDraft]);
  return (
    <section className={styles.file} aria-label={name}>
      <FileHead
        name={name}
        tag={table ? <Recognised tables={tables} table={table} /> : undefined}
        size={sizeText(size)}
        tone={state.isReady ? 'good' : state.word === 'looking' ? 'quiet' : 'bad'}
        state={state.word === 'looking' ? t('file.looking') : t(`file.state.${state.word}`)}
        isOpen={isOpen}
        onFold={() => setOpen((was) => !was)}
        onRemove={onRemove}
      />
      {error ? (
        <ErrorBanner title={t('file.failed', { name })} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!isOpen || error ? null : !table ? (
        <SkeletonRows rows={3} height={34} />
      ) : state.word === 'notRead' ? (
        <p className={styles.why}>
          {tables.map(({ skipped }) => skipped).find(Boolean) ?? t('file.nothing')}
        </p>
      ) : (
        <>
          <FileChoices table={table} message={message} onSaid={setSaid} />
          {addsOf(table) === 'oneDomain' ? <CompleteCheckbox message={message} onSaid={setSaid} /> : null}
          {isMapped(table) ? (
            <>
              <Remarks table={{ remarks: table.remarks.filter(isPressing) }} />
              <MappingTable
                table={table}
                choices={chosen ?? []}
                rows={<FileRows tables={tables} />}
                saveMappingAs={saveMappingAs}
                suggestedName={table.kept?.name ?? withoutEnding(name)}
                onColumns={setColumns}
                onKeepAs={setKeepAs}
              />
            </>
          ) : (
            tables
              .filter(isRead)
              .map((one) => (
                <KnownTable
                  key={one.entry ?? ''}
                  table={one}
                  hasName={tables.length > 1}
                  rows={<FileRows tables={[one]} />}
                  onMap={
                    tables.length === 1 && one.container === null
                      ? () => setColumns(choicesOf(one))
                      : undefined
                  }
                />
              ))
          )}
          <UnreadTables tables={tables} />
        </>
      )}
    </section>
  );
}

/** What else an archive or a workbook holds: each of it is named, with the reason why it is not read. */
function UnreadTables({ tables }: { tables: readonly Table[] }) {
  const { t } = useTranslation('data');
  const unread = tables.length > 1 ? tables.filter((table) => !isRead(table)) : [];
  if (unread.length === 0) return null;
  return (
    <div className={styles.unread}>
      <div className={styles.line}>
        <h3 className={styles.warned}>{t('file.notReadOf')}</h3>
      </div>
      <ul className={styles.remarks}>
        {unread.map(({ entry, skipped }) => (
          <li key={entry}>{`${entry ?? ''}: ${skipped ?? t('file.noneKnown')}`}</li>
        ))}
      </ul>
    </div>
  );
}

function KnownTable({
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
  const rowsInWords =
    table.records.length > 0
      ? t('preview.title', { count: Math.min(shownRows, table.records.length) })
      : t('preview.none');
  const title =
    hasName && table.entry ? t('preview.ofTable', { name: table.entry, rows: rowsInWords }) : rowsInWords;
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
        <li key={code} className={isPressing({ code }) ? styles.warned : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What of it would be lost, unlike what it cannot tell. */
function isPressing({ code }: { code: string }): boolean {
  return code === 'nothingReadable' || code === 'unknownBases';
}

/** Whether an import of a table would store nothing. */
function holdsNothing({ remarks }: Table): boolean {
  return remarks.some(({ code }) => code === 'nothingReadable' || code === 'settingsOnly');
}

function Recognised({ tables, table }: { tables: readonly Table[]; table: Table }) {
  const { t } = useTranslation('data');
  const read = tables.filter(isRead);
  if (table.readBy === 'kept') return <Tag>{t('file.mapped', { name: table.kept?.name ?? '' })}</Tag>;
  if (isMapped(table)) return <Tag tone="warning">{t('file.unknown')}</Tag>;
  if (read.length === 0) return <Tag tone="negative">{t('file.notRead')}</Tag>;
  const formats = [...new Set(read.map(({ format }) => format))];
  return (
    <>
      <Tag>{formats.join(', ')}</Tag>
      {read.length > 1 ? <Tag tone="quiet">{t('file.tables', { count: read.length })}</Tag> : null}
    </>
  );
}

interface CardState {
  word: 'looking' | 'ready' | 'guessed' | 'kept' | 'columns' | 'domain' | 'nothing' | 'notRead';
  isReady: boolean;
}

function stateOf(tables: readonly Table[] | undefined, message: ImportOverrides): CardState {
  if (!tables) return { word: 'looking', isReady: false };
  const table = shownTable(tables);
  if (!table || (table.readBy === 'none' && table.columns.length === 0)) {
    return { word: 'notRead', isReady: false };
  }
  if (table.readBy === 'none') return { word: 'columns', isReady: false };
  if (tables.filter(isRead).every(holdsNothing)) return { word: 'nothing', isReady: false };
  const domain = message.domain ?? table.domain ?? '';
  const lacksDomain = tables.some(needsDomain) && domain === '';
  if (lacksDomain || (domain !== '' && !isDomain(domain))) return { word: 'domain', isReady: false };
  const word = table.readBy === 'guessed' || table.readBy === 'kept' ? table.readBy : 'ready';
  return { word, isReady: true };
}

/** The table by which a file is spoken of: the first that can be read, or be mapped. */
function shownTable(tables: readonly Table[]): Table | undefined {
  return tables.find(isRead) ?? tables[0];
}

function isRead({ skipped, readBy }: Table): boolean {
  return skipped === null && readBy !== 'none';
}

/** Whether the columns of a table are a person's to choose. */
function isMapped({ readBy, columns }: Table): boolean {
  return readBy !== 'format' && columns.length > 0;
}

function draftOf(
  upload: string,
  tables: readonly Table[],
  {
    table,
    message,
    chosen,
    saveMappingAs,
    base,
    state,
  }: {
    table: Table;
    message: ImportOverrides;
    chosen: ColumnChoice[] | undefined;
    saveMappingAs: string | null;
    base: string | undefined;
    state: CardState;
  },
): Draft {
  const isUndated = table.remarks.some(({ code }) => code === 'noDate') && table.date === null;
  const date = message.date ?? (isUndated ? today() : undefined);
  return {
    file: {
      upload,
      base: message.base ?? table.base ?? base,
      ...(date ? { date } : {}),
      ...(message.domain ? { domain: message.domain.trim() } : {}),
      ...(message.complete && addsOf(table) === 'oneDomain' ? { complete: true } : {}),
      ...(isMapped(table) && chosen ? { columns: chosen } : {}),
      ...(isMapped(table) && saveMappingAs?.trim() ? { saveMappingAs } : {}),
    },
    rows: rowsOf(tables),
    isReady: state.isReady,
  };
}

/** A file's name as a name for others like it. */
function withoutEnding(name: string): string {
  return name.replace(/(?:\.[a-z0-9]{1,7}){1,2}$/i, '').slice(0, 100);
}
