import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SerpFeatureClass } from '../../components/grid/cell-environment.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useReportMetaQuery } from './report-meta.generated.js';
import { useCurrency } from '../../graphql/databases/use-currency.js';
import { useEngine } from '../../graphql/databases/use-engine.js';
import { useDatabaseCapabilities } from '../../graphql/databases/use-database-capabilities.js';
import { useHasFirstPartyColumns } from '../../graphql/databases/use-first-party-reports.js';
import { subjectOfPage } from '../../addresses/page-subject.js';
import { useReaderSettingsLoaded } from './columns/use-reader-settings-loaded.js';
import { ReportMetaProvider } from './report-context.js';
import { isSupportedReport } from './use-report-rows.js';
import { adaptToDatabase, type ReportMeta, withFirstPartyColumns } from './report-meta.js';
import styles from './table/table.module.css';

/** Report metadata, search engine and SERP features for a table. */
export interface LoadedReportData {
  meta: ReportMeta;
  engine: SearchEngine;
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>;
}

interface LoadedReportProps {
  reportId: string;
  /** Placeholder while the metadata is loading. */
  fallback: ReactNode;
  children: (report: LoadedReportData) => ReactNode;
}

/** Renders a report after its metadata has loaded; until then the placeholder or an error. */
export function LoadedReport({ reportId, fallback, children }: LoadedReportProps) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useReportMetaQuery({ variables: { id: reportId } });
  const areSettingsLoaded = useReaderSettingsLoaded(reportId);
  const engine = useEngine();
  const currency = useCurrency();
  const serpFeatures = useMemo(
    () =>
      new Map<number, SerpFeatureClass>(data?.wizardClasses.map((feature) => [feature.id, feature]) ?? []),
    [data],
  );
  const facts = useDatabaseCapabilities();
  const hasFirstPartyColumns = useHasFirstPartyColumns(reportId, subjectOfPage(useLocation()));
  const meta = useMemo(
    () =>
      data?.report
        ? withFirstPartyColumns(
            adaptToDatabase(data.report, { currencySign: currency, facts }),
            hasFirstPartyColumns,
          )
        : null,
    [data, currency, facts, hasFirstPartyColumns],
  );
  if (error) {
    return (
      <div className={styles.strips} style={{ paddingTop: 12 }}>
        <ErrorBanner title={t('state.failedReport')} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data || !engine || !areSettingsLoaded) return fallback;
  if (!meta || !isSupportedReport(meta.field)) {
    return (
      <StateMessage title={t('state.unknownReportTitle')} level={1}>
        {t('state.unknownReportText')}
      </StateMessage>
    );
  }
  return <ReportMetaProvider value={meta}>{children({ meta, engine, serpFeatures })}</ReportMetaProvider>;
}
