import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { DataDates } from '../../components/ui/data-dates.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { type LoadedReportData, LoadedReport } from '../../widgets/reports/loaded-report.js';
import { getPage } from '../../addresses/catalogue.js';
import { ReportMetaProvider } from '../../widgets/reports/report-context.js';
import { ReportTable } from '../../widgets/reports/table/report-table.js';
import { CatalogueSkeleton } from '../catalogue-skeleton.js';
import type { ReportSubject } from '../../widgets/reports/report-subject.js';
import type { DomainFilter } from '../../features/comparison/comparison-params.js';
import { withDomainColumns } from '../../widgets/reports/domain-columns.js';
import styles from './comparison-route.module.css';
import { Overview } from '../../features/comparison/overview.js';
import { type Comparison, useComparison } from '../../features/comparison/use-comparison.js';

/** Domain comparison: overlaps, and keywords that some domains have and others lack. */
export function ComparisonRoute() {
  // Started early, in parallel with the report metadata, because the table needs both.
  const comparison = useComparison();
  return (
    <LoadedReport reportId="comparison" fallback={<CatalogueSkeleton page={getPage('comparison')} />}>
      {(report) => <ComparedDomains {...report} comparison={comparison} />}
    </LoadedReport>
  );
}

function ComparedDomains({
  meta,
  engine,
  serpFeatures,
  comparison,
}: LoadedReportData & { comparison: Comparison }) {
  const { i18n } = useTranslation();
  const { params, view, base, summary } = comparison;
  const names = (summary?.domains ?? []).flatMap(({ id, name }) => (id === null ? [] : [name]));
  const key = names.join();
  const { getDomainFilter } = params;
  const report = useMemo(() => withDomainColumns(meta, key.split(',')), [meta, key]);
  const subject = useMemo(
    () => createComparedSubject({ names: key.split(','), domainFilterOf: getDomainFilter, view, base }),
    [key, getDomainFilter, view, base],
  );
  const isIncluded = names.some((name) => getDomainFilter(name) === 'has');
  if (names.length < 2 || !isIncluded) {
    return <ComparisonWithoutTable title={meta.title} comparison={comparison} />;
  }
  return (
    <ReportMetaProvider value={report}>
      <div className={styles.page}>
        <ReportTable
          key={`${key}#${base ?? ''}#${i18n.language}`}
          meta={report}
          subject={subject}
          engine={engine}
          serpFeatures={serpFeatures}
          toolForm={<Overview comparison={comparison} />}
        />
      </div>
    </ReportMetaProvider>
  );
}

/** Rendered if there are too few domains or the viewer has no access. */
function ComparisonWithoutTable({ title, comparison }: { title: string; comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { params, summary, error, isLoading, retry } = comparison;
  const isLimitError = getLimitKind(error) !== undefined;
  const names = (summary?.domains ?? []).filter(({ id }) => id !== null).length;
  return (
    <>
      <PageHeader
        title={title}
        help={<HelpLink pageId="comparison" />}
        dates={
          <DataDates
            positionsDate={summary?.positionsDate}
            positionsRange={summary?.positionsRange}
            volumesDate={summary?.volumesDate}
          />
        }
      />
      {error && !isLimitError && <ErrorBanner title={t('failed')} error={error} onRetry={retry} />}
      <Overview comparison={comparison} />
      {error && isLimitError && (
        <div className="framed">
          <LimitNotice error={error} onAccess={retry} />
        </div>
      )}
      {!error && !isLoading && (
        <div className="framed">
          <StateMessage title={names === 0 ? t('startTitle') : t('needTitle')}>
            {params.domains.length === 0 ? t('startText') : t('needText')}
          </StateMessage>
        </div>
      )}
    </>
  );
}

interface ComparedSubjectInput {
  /** Domains that the database contains, in order. */
  names: readonly string[];
  domainFilterOf: (name: string) => DomainFilter;
  view: string;
  base: string | undefined;
}

/** Creates the report subject of compared domains. */
function createComparedSubject({ names, domainFilterOf, view, base }: ComparedSubjectInput): ReportSubject {
  const namesWithFilter = (domainFilter: DomainFilter) =>
    names.filter((name) => domainFilterOf(name) === domainFilter);
  const lists = { domains: [...names], incl: namesWithFilter('has'), excl: namesWithFilter('lacks') };
  const restParameters = {
    view,
    domains: lists.domains.join(','),
    incl: lists.incl.join(','),
    ...(lists.excl.length > 0 ? { excl: lists.excl.join(',') } : {}),
  };
  return {
    variables: { ...lists, view, base },
    restParameters: base ? { ...restParameters, base } : restParameters,
    ancestors: [],
    name: names.join(', '),
    links: { base },
    complete: true,
  };
}

export { ComparisonRoute as Component };
