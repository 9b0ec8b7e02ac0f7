import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { reportQueryFromLocation } from '../../addresses/keyword-search-query.js';
import type { ReportPanel } from '../../../server/contract/reports/report-presentation.js';
import type { CataloguedPage } from '../../../server/contract/pages/catalogued-page.js';
import { UnsupportedDatabase } from '../../widgets/reports/unsupported-database.js';
import { withoutChoices } from '../../widgets/reports/arguments/argument-choice.js';
import { type LoadedReportData, LoadedReport } from '../../widgets/reports/loaded-report.js';
import { ReportSkeleton } from '../../widgets/reports/report-skeleton.js';
import type { ReportMeta } from '../../widgets/reports/report-meta.js';
import { type ReportSubject, readSubject } from '../../widgets/reports/report-subject.js';
import { SubjectMissing } from '../../widgets/reports/subject-missing.js';
import { EmptySearchPage, SearchForm, hasSearch } from './search/keyword-search.js';
import { FirstPartyDaysPanel } from './first-party-days/first-party-days-panel.js';
import { ReportTable } from '../../widgets/reports/table/report-table.js';

// Re-exported here, because another chunk would delay the prefetch.
export { prefetchReport as prefetch } from '../../widgets/reports/prefetch-report.js';

/** A panel above the table of a report page. */
interface PanelDefinition {
  Panel: ComponentType<{ meta: ReportMeta; subject: ReportSubject }>;
  /** Page without a table for an address that is incomplete for the panel; undefined for a complete address. */
  getStartPage?: (search: URLSearchParams) => ReactNode;
}

const panels: Readonly<Record<ReportPanel, PanelDefinition>> = {
  keywordSearch: {
    Panel: SearchForm,
    getStartPage: (search) => (hasSearch(search) ? undefined : <EmptySearchPage />),
  },
  dailyChart: { Panel: FirstPartyDaysPanel },
};

/** A report page with one table, configured by the server's metadata. */
export function Component({ page }: { page?: CataloguedPage }) {
  if (page === undefined) return null;
  return (
    <LoadedReport reportId={page.id} fallback={<ReportSkeleton page={page} />}>
      {(report) => <ReportPageTable {...report} panel={page.presentation?.panel} />}
    </LoadedReport>
  );
}

/** Table of the report page. The `key` of `ReportTable` remounts the table for another subject. */
function ReportPageTable({
  meta,
  engine,
  serpFeatures,
  panel: panelName,
}: LoadedReportData & { panel: ReportPanel | undefined }) {
  const { i18n } = useTranslation('reports');
  const search = reportQueryFromLocation(useLocation());
  const query = search.toString();
  const subject = useMemo(() => readSubject(meta, new URLSearchParams(query)), [meta, query]);
  if (!subject.complete) return <SubjectMissing meta={meta} subject={subject} />;
  if (meta.engine && meta.engine !== engine) {
    return (
      <UnsupportedDatabase
        title={meta.title}
        ancestors={subject.ancestors}
        siteOf={subject.domain}
        engine={meta.engine}
      />
    );
  }
  const panel = panelName && panels[panelName];
  const startPage = panel?.getStartPage?.(search);
  if (startPage !== undefined) return startPage;
  return (
    <ReportTable
      key={`${meta.id}?${withoutChoices(meta, search)}#${i18n.language}`}
      meta={meta}
      subject={subject}
      engine={engine}
      serpFeatures={serpFeatures}
      toolForm={panel && <panel.Panel meta={meta} subject={subject} />}
    />
  );
}
