import { helpPath } from '../../../../server/contract/help/help-pages.js';
import type { CellDialog } from '../../../../server/contract/reports/column-vocabulary.js';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellEnvironmentProvider, cellNames } from '../../../components/grid/cell-environment.js';
import type { GridColumn, GridRow } from '../../../components/grid/grid-column.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { DataDates } from '../../../components/ui/data-dates.js';
import { LimitNotice } from '../../limits/lazy-limit-notice.js';
import { getLimitKind } from '../../limits/limit-error.js';
import { ArgumentSwitches } from '../arguments/argument-switches.js';
import { DaySwitch } from '../days/day-switch.js';
import { ReportActions } from '../export/report-actions.js';
import { TableShortcuts } from './table-shortcuts.js';
import { RestrictionMessage } from '../restrictions/restriction-message.js';
import { hasHiddenRows, UpsellStub } from '../restrictions/upsell-stub.js';
import { SelectionPanel } from '../selection/selection-panel.js';
import { ReportToolbar } from '../toolbar/report-toolbar.js';
import { EmptyTable } from './empty-table.js';
import { fillWindow } from '../../../lib/page/fill-window.js';
import { type HistorySubject, HistoryDialog, historySubject } from './history-dialog.js';
import { RowsGrid } from './rows-grid.js';
import { getDocsLink, rowNoun, pluralRowNoun, genitiveRowNoun } from '../report-meta.js';
import { type TableProps, TableProvider, useTable } from '../table-context.js';
import { TabSwitch } from './tab-switch.js';
import { TableFooter } from './table-footer.js';
import { TablePager } from './table-pager.js';
import { TableBanners } from './table-banners.js';
import { isUnknownSubject, UnknownSubject } from './unknown-subject.js';
import styles from './table.module.css';
import { useCellLabels } from '../../../i18n/use-cell-labels.js';
import { useTableState } from './use-table-state.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type ReportResult, totalOfAllPositions } from '../report-result.js';
import { useReportMeta } from '../report-context.js';

interface ReportTableProps extends TableProps {
  /** Input form of the report, below the header. */
  toolForm?: ReactNode;
  /** Whether the page has its own header; table actions then move to the toolbar. */
  hasOwnHeader?: boolean;
  /** Predefined filters in the toolbar. */
  presetFilters?: ReactNode;
  /** Legend in the toolbar. */
  legend?: ReactNode;
  /** Replaces the page header of an embedded table; receives the table actions. */
  header?: (actions: ReactNode) => ReactNode;
}

/** Report table with header, toolbar and pagers. */
export function ReportTable({
  toolForm,
  header,
  hasOwnHeader,
  presetFilters,
  legend,
  ...props
}: ReportTableProps) {
  const table = useTableState(props);
  const { meta, subject, serpFeatures, rows } = table;
  const [history, setHistory] = useState<HistorySubject>();
  const labels = useCellLabels();
  const { t } = useTranslation(['frame', 'reports']);
  const openDialog = useCallback(
    (_dialog: CellDialog, row: GridRow, column: GridColumn) =>
      setHistory(historySubject(row, subject, column)),
    [subject],
  );
  const environment = useMemo(
    () => ({
      labels,
      t,
      names: cellNames(t),
      serpFeatures,
      docs: getDocsLink(meta),
      formulaPath: (column: string) => helpPath(meta.id, column),
      subject: subject.links,
      openDialog,
    }),
    [labels, t, serpFeatures, meta, subject, openDialog],
  );
  return (
    <TableProvider value={table}>
      <CellEnvironmentProvider value={environment}>
        <div className={styles[header ? 'panel' : 'page']} ref={header ? undefined : fillWindow}>
          {header ? header(<ReportActions />) : hasOwnHeader ? null : <TablePageHeader />}
          {toolForm}
          <ReportToolbar
            presetFilters={presetFilters}
            legend={legend}
            trailing={hasOwnHeader ? <TabsAndActions /> : null}
          />
          <TableBanners isEmbedded={header !== undefined} />
          <InfoBar />
          <TableRows />
          <SelectionPanel isAttached={(rows.result?.data.length ?? 0) > 0} />
          <TableFooter />
        </div>
        <HistoryDialog subject={history} onClose={() => setHistory(undefined)} />
        <RestrictionMessage />
        <TableShortcuts />
      </CellEnvironmentProvider>
    </TableProvider>
  );
}

function TabsAndActions() {
  return (
    <>
      <TabSwitch />
      <ReportActions />
    </>
  );
}

function TablePageHeader() {
  const { meta, subject, rows } = useTable();
  return (
    <PageHeader
      help={<HelpLink pageId={meta.id} />}
      ancestors={subject.ancestors}
      title={meta.title}
      siteDomain={subject.domain}
      dates={
        <DataDates
          positionsDate={rows.result?.positionsDate}
          positionsRange={rows.result?.positionsRange}
          volumesDate={rows.result?.volumesDate}
        />
      }
      actions={
        <>
          <TabSwitch />
          <ArgumentSwitches />
          <DaySwitch />
          <ReportActions />
        </>
      }
    />
  );
}

/** Info line and upper pager. */
function InfoBar() {
  const { rows, state } = useTable();
  const { result } = rows;
  return (
    <div className={styles.line}>
      {result && <InfoLine result={result} isFiltered={state.filter !== ''} />}
      <span className={styles.topPager}>
        <TablePager />
      </span>
    </div>
  );
}

/** Rows or the empty state. */
function TableRows() {
  const { rows } = useTable();
  const { result, loading } = rows;
  if (!result && !loading) return <NoResult />;
  if (result?.data.length === 0) return <EmptyTable result={result} isLoading={loading} />;
  return (
    <RowsGrid
      result={result}
      footer={result && hasHiddenRows(result) && <UpsellStub result={result} onAccess={rows.retry} />}
    />
  );
}

function NoResult() {
  const { rows } = useTable();
  return (
    <div className={styles.frame}>
      {rows.error && getLimitKind(rows.error) && (
        <LimitNotice error={rows.error} onAccess={rows.retry} className={styles.message} />
      )}
      {rows.error && isUnknownSubject(rows.error) && <UnknownSubject error={rows.error} />}
    </div>
  );
}

/** Row range, totals with and without filter, and the comparison date. */
export function InfoLine({ result, isFiltered }: { result: ReportResult; isFiltered: boolean }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const meta = useReportMeta();
  const { from, to, totalUnfiltered, comparedDate } = result;
  const total = totalOfAllPositions(result);
  const unfilteredTotal =
    isFiltered && totalUnfiltered !== undefined
      ? t('info.without', { total: format.integer(totalUnfiltered) })
      : undefined;
  return (
    <p className={styles.info} role="status">
      {from === null || to === null ? (
        total > 0 ? (
          t('info.total', { total: format.integer(total), noun: rowNoun(meta, total, i18n.language) })
        ) : (
          t('info.none', { noun: pluralRowNoun(meta) })
        )
      ) : (
        <>
          <b>{t('info.range', { from: format.integer(from), to: format.integer(to) })}</b>{' '}
          {t('info.of', { total: format.integer(total), noun: genitiveRowNoun(meta, total, i18n.language) })}
        </>
      )}
      {unfilteredTotal && <span className={styles.without}> · {unfilteredTotal}</span>}
      {meta.comparison && comparedDate && (
        <span className={styles.since}> · {t('info.since', { day: format.day(comparedDate) })}</span>
      )}
    </p>
  );
}
