import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CataloguedPage } from '../../../server/contract/catalogued-page.js';
import { UnsupportedDatabase } from './unsupported-database.js';
import { withoutChoices } from './arguments/argument-choice.js';
import { type LoadedReportData, LoadedReport } from './loaded-report.js';
import { ReportSkeleton } from './report-skeleton.js';
import { readSubject } from './report-subject.js';
import { SubjectMissing } from './subject-missing.js';
import { EmptySearchPage, SearchForm, hasSearch } from './search/keyword-search.js';
import { FirstPartyDaysPanel } from './first-party-days/first-party-days-panel.js';
import { ReportTable } from './table/report-table.js';

/** A report page with one table, configured by the server's metadata. */
export function ReportPage({ page }: { page: CataloguedPage }) {
  return (
    <LoadedReport reportId={page.id} fallback={<ReportSkeleton page={page} />}>
      {(report) => <ReportPageTable {...report} />}
    </LoadedReport>
  );
}

/** Table of the report page. The `key` of `ReportTable` remounts the table for another subject. */
function ReportPageTable({ meta, engine, serpFeatures }: LoadedReportData) {
  const { i18n } = useTranslation('reports');
  const [search] = useSearchParams();
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
  const isSearch = meta.id === 'keyword-search';
  const isFirstPartyDays = meta.id === 'own-days';
  if (isSearch && !hasSearch(search)) return <EmptySearchPage />;
  return (
    <ReportTable
      key={`${meta.id}?${withoutChoices(meta, search)}#${i18n.language}`}
      meta={meta}
      subject={subject}
      engine={engine}
      serpFeatures={serpFeatures}
      toolForm={
        isSearch ? (
          <SearchForm />
        ) : isFirstPartyDays ? (
          <FirstPartyDaysPanel meta={meta} subject={subject} />
        ) : undefined
      }
    />
  );
}
