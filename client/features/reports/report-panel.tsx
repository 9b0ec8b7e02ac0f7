import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeclaredReport, LoadedReport } from './loaded-report.js';
import { ReportMetaProvider } from './report-context.js';
import { withFirstColumns } from './report-meta.js';
import { readSubject } from './report-subject.js';
import { ReportTable } from './table/report-table.js';
import styles from './table/table.module.css';
import { TableSkeleton } from './table/table-skeleton.js';
import { useDensity } from './toolbar/use-density.js';

interface ReportPanelProps {
  reportId: string;
  /** What the report is about, as the query string of its own page would say it. */
  address: string;
  /** Changes where another table begins; the same one keeps its rows until the next ones are there. */
  tableKey: string;
  /** Columns that come first until the reader arranges them. */
  firstColumns: readonly string[];
  /** What a row of it is, where that is not what it is on the report's own page: the plural forms of the language. */
  rowNoun: readonly string[];
  /** Stands above the table, with its buttons. */
  header: (actions: ReactNode) => ReactNode;
}

/** A report's table as a part of another page, as high as its place. Its state is the hash of that page. */
export function ReportPanel({ reportId, header, ...panelProps }: ReportPanelProps) {
  return (
    <LoadedReport reportId={reportId} waiting={<PanelSkeleton header={header(null)} />}>
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
  firstColumns,
  rowNoun,
  header,
}: DeclaredReport & Omit<ReportPanelProps, 'reportId'>) {
  const { i18n } = useTranslation('reports');
  const arranged = useMemo(
    () => ({ ...withFirstColumns(meta, firstColumns), rowNoun: [...rowNoun] }),
    [meta, firstColumns, rowNoun],
  );
  const subject = useMemo(() => readSubject(meta, new URLSearchParams(address)), [meta, address]);
  return (
    <ReportMetaProvider value={arranged}>
      <ReportTable
        key={`${meta.id}?${tableKey}#${i18n.language}`}
        meta={arranged}
        subject={subject}
        engine={engine}
        serpFeatures={serpFeatures}
        header={header}
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
