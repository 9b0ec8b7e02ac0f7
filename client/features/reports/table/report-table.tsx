import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellEnvironmentProvider, type WizardClass } from '../../../components/grid/cell-environment.js';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';
import { Pager } from '../../../components/grid/pager.js';
import { PageHead } from '../../../components/ui/page-head.js';
import { LimitNotice } from '../../limits/lazy-limit-notice.js';
import { limitOf } from '../../limits/limit-fault.js';
import { ArgumentSwitches } from '../arguments/argument-switches.js';
import { ReportActions } from '../export/report-actions.js';
import { countConditions } from '../filter/filter-model.js';
import { parseFilter, serialiseFilter } from '../filter/filter-string.js';
import type { ReportDocument } from '../report-document.js';
import {
  type Engine,
  type ReportMeta,
  defaultSortOf,
  filterColumnsOf,
  gridColumnsOf,
} from '../report-meta.js';
import type { ReportSubject } from '../report-subject.js';
import { Refusal } from '../restrictions/refusal.js';
import { hidesRows, UpsellStub } from '../restrictions/upsell-stub.js';
import { useRestrictions } from '../restrictions/use-restrictions.js';
import { ReportToolbar } from '../toolbar/report-toolbar.js';
import { useDensity } from '../toolbar/use-density.js';
import { type ReportRows, useReportRows } from '../use-report-rows.js';
import { EmptyTable } from './empty-table.js';
import { type HistorySubject, HistoryDialog } from './history-dialog.js';
import { InfoLine } from './info-line.js';
import { RowsGrid } from './rows-grid.js';
import { TableFoot } from './table-foot.js';
import { TableSkeleton } from './table-skeleton.js';
import { TableStrips } from './table-strips.js';
import styles from './table.module.css';
import { fillWindow } from './fill-window.js';
import { useCellWords } from './use-cell-words.js';

interface ReportTableProps {
  meta: ReportMeta;
  document: ReportDocument;
  subject: ReportSubject;
  engine: Engine;
  wizards: ReadonlyMap<number, WizardClass>;
  /** Stands under the head: what the report is asked with. */
  form?: ReactNode;
}

/** Everything of one report: head, toolbar, table, pagers. The hash holds all that changes here. */
export function ReportTable({ meta, document, subject, engine, wizards, form }: ReportTableProps) {
  const { t } = useTranslation('reports');
  const { state, change, limits, dropped, refused, refuse, isWaiting, audience } = useRestrictions(meta);
  const { density, setDensity, rowHeight } = useDensity();
  const [panel, setPanel] = useState<{ line?: number }>();
  const [history, setHistory] = useState<HistorySubject>();
  const columns = useMemo(() => gridColumnsOf(meta, engine), [meta, engine]);
  const filterColumns = useMemo(() => filterColumnsOf(meta, engine), [meta, engine]);
  const filterable = useMemo(
    () => meta.columns.filter((column) => column.filterable).map(({ id }) => id),
    [meta],
  );
  const filter = useMemo(() => parseFilter(state.filter, filterable), [state.filter, filterable]);
  const filtered = state.filter !== '';
  const conditions = countConditions(filter.lines) + filter.unread.length;
  const rows = useReportRows(
    document,
    useMemo(
      () => ({
        ...subject.variables,
        page: state.page,
        perPage: state.perPage,
        sort: state.sort || undefined,
        filter: state.filter || undefined,
        withTotalUnfiltered: state.filter !== '',
      }),
      [subject, state],
    ),
    { skip: isWaiting, audience },
  );
  const words = useCellWords();
  const openDialog = useCallback(
    (_dialog: string, row: GridRow, _column: GridColumn) => setHistory(historySubject(row, subject)),
    [subject],
  );
  const environment = useMemo(
    () => ({ words, wizards, subject: subject.links, openDialog }),
    [words, wizards, subject, openDialog],
  );
  const clearFilters = () => change({ filter: '' });
  const { answer } = rows;
  const method = meta.method === 'POST' ? ('POST' as const) : ('GET' as const);
  const call = { path: meta.rest, method, subject: subject.rest, state };
  const openPage = (page: number) => change({ page });

  return (
    <CellEnvironmentProvider value={environment}>
      <div className={styles['page']} ref={fillWindow}>
        <PageHead
          ancestors={subject.ancestors}
          title={meta.title}
          siteOf={subject.domain}
          positionsDate={answer?.positionsDate}
          volumesDate={answer?.volumesDate}
          actions={
            <>
              <ArgumentSwitches />
              <ReportActions call={call} total={answer?.total} limits={limits} onRefused={refuse} />
            </>
          }
        />
        {form}
        <ReportToolbar
          document={document}
          variables={subject.variables}
          anyLength={limits.perPage}
          columns={filterColumns}
          filter={filter}
          conditions={conditions}
          panel={panel}
          // What is being written stays while the dialog says why it cannot be applied.
          onPanel={(next) => refused === undefined && setPanel(next)}
          onFilter={(lines, unread = filter.unread) => change({ filter: serialiseFilter(lines, unread) })}
          density={density}
          onDensity={setDensity}
        />
        <TableStrips rows={rows} dropped={dropped} />
        <div className={styles['line']}>
          {answer && <InfoLine answer={answer} filtered={filtered} />}
          {answer && answer.total > 0 && (
            <span className={styles['topPager']}>
              <Pager label={t('pager.top')} page={state.page} lastPage={answer.lastPage} onPage={openPage} />
            </span>
          )}
        </div>
        {!answer && <RowsAwaited rows={rows} rowHeight={rowHeight} />}
        {answer && answer.data.length === 0 && !rows.loading && (
          <EmptyTable
            answer={answer}
            subject={subject}
            conditions={conditions}
            onClearFilters={clearFilters}
            onEditFilter={() => setPanel({})}
            onPage={openPage}
          />
        )}
        {answer && (answer.data.length > 0 || rows.loading) && (
          <RowsGrid
            label={meta.title}
            columns={columns}
            rows={answer.data}
            environment={environment}
            rowHeight={rowHeight}
            sort={state.sort || defaultSortOf(meta, engine)}
            onSort={(sort) => change({ sort })}
            loading={rows.loading}
            foot={hidesRows(answer) && <UpsellStub answer={answer} onAccess={rows.retry} />}
          />
        )}
        {answer && answer.total > 0 ? (
          <TableFoot
            page={state.page}
            lastPage={answer.lastPage}
            perPage={state.perPage}
            milliseconds={rows.milliseconds}
            onPage={openPage}
            onPerPage={(perPage) => change({ perPage })}
          />
        ) : (
          <div className={styles['foot']} />
        )}
      </div>
      <HistoryDialog subject={history} onClose={() => setHistory(undefined)} />
      <Refusal refused={refused} refuse={refuse} limits={limits} />
    </CellEnvironmentProvider>
  );
}

/** The table's place before its first rows: their outline, or why there are none. */
function RowsAwaited({ rows, rowHeight }: { rows: ReportRows; rowHeight: number }) {
  const { t } = useTranslation('reports');
  if (rows.loading) return <TableSkeleton rowHeight={rowHeight} label={t('state.loading')} />;
  return (
    <div className={styles['frame']}>
      {rows.error && limitOf(rows.error) && (
        <LimitNotice error={rows.error} onAccess={rows.retry} className={styles['message']} />
      )}
    </div>
  );
}

/** Whose position a row tells: the row's keyword on a domain's page, the row's domain on a keyword's. */
function historySubject(row: GridRow, subject: ReportSubject): HistorySubject | undefined {
  const domain = subject.domain ?? textOf(row['name']) ?? textOf(row['domain']);
  const keyword = textOf(row['word']) ?? textOf(row['keyword']) ?? subject.links['keyword'];
  const { base } = subject.links;
  return domain && keyword ? { domain, keyword, base } : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
