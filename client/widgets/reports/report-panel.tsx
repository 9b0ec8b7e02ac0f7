import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadedReportData, LoadedReport } from './loaded-report.js';
import { ReportMetaProvider } from './report-context.js';
import { withDefaultColumns } from './report-meta.js';
import { readSubject } from './report-subject.js';
import { ReportTable } from './table/report-table.js';
import styles from './table/table.module.css';
import { TableSkeleton } from './table/table-skeleton.js';
import { useDensity } from './settings/use-density.js';

interface ReportPanelProps {
  reportId: string;
  /** Query string of the report's own page. */
  address: string;
  /** Key of the table. While it stays the same, the previous rows stay visible during loading. */
  tableKey: string;
  /** Columns that are visible by default, in order. */
  defaultColumns: readonly string[];
  /** Plural forms of the row noun; overrides the report's. */
  rowNoun: readonly string[];
  /** Header above the table with its actions. */
  header: (actions: ReactNode) => ReactNode;
  /** Explains an empty table without a filter; defaults to the report's reason. */
  emptyState?: ReactNode;
}

/**
 * Report table embedded in another page. It fills its container, and the hash of the page contains the table state.
 */
export function ReportPanel({ reportId, header, ...panelProps }: ReportPanelProps) {
  return (
    <LoadedReport reportId={reportId} fallback={<PanelSkeleton header={header(null)} />}>
      {(report) => <PanelTable {...report} {...panelProps} header={header} />}
    </LoadedReport>
  );
}

function PanelTable({
  meta,
  engine,
  serpFeatures,
  address,
  tableKey,
  defaultColumns,
  rowNoun,
  header,
  emptyState,
}: LoadedReportData & Omit<ReportPanelProps, 'reportId'>) {
  const { i18n } = useTranslation('reports');
  const embeddedMeta = useMemo(
    () => ({ ...withDefaultColumns(meta, defaultColumns), rowNoun: [...rowNoun] }),
    [meta, defaultColumns, rowNoun],
  );
  const subject = useMemo(() => readSubject(meta, new URLSearchParams(address)), [meta, address]);
  return (
    <ReportMetaProvider value={embeddedMeta}>
      <ReportTable
        key={`${meta.id}?${tableKey}#${i18n.language}`}
        meta={embeddedMeta}
        subject={subject}
        engine={engine}
        serpFeatures={serpFeatures}
        header={header}
        emptyState={emptyState}
      />
    </ReportMetaProvider>
  );
}

function PanelSkeleton({ header }: { header: ReactNode }) {
  const { t } = useTranslation('reports');
  const { rowHeight } = useDensity();
  return (
    <div className={styles.panel}>
      {header}
      <TableSkeleton rowHeight={rowHeight} label={t('state.loading')} />
    </div>
  );
}
