import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WizardClass } from '../../components/grid/cell-environment.js';
import { FaultStrip } from '../../components/ui/fault-strip.js';
import { PageHead } from '../../components/ui/page-head.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useDatabasesQuery, useReportMetaQuery } from '../../graphql/generated/operations.js';
import { withoutChoices } from './arguments/argument-choice.js';
import { useReaderSettings } from './columns/use-reader-settings.js';
import { ReportMetaProvider } from './report-context.js';
import { isKnownReport } from './report-document.js';
import type { Engine, ReportMeta } from './report-meta.js';
import { readSubject } from './report-subject.js';
import { FirstSearch, SearchForm, hasSearch } from './search/keyword-search.js';
import { ReportTable } from './table/report-table.js';
import styles from './table/table.module.css';
import { TableSkeleton } from './table/table-skeleton.js';
import { useDensity } from './toolbar/use-density.js';

/** A page with one report as a table. Which columns, filters and texts it has, the server's declaration says. */
export function ReportPage({ reportId }: { reportId: string }) {
  const { t } = useTranslation('reports');
  const { rowHeight } = useDensity();
  const { data, error, refetch } = useReportMetaQuery({ variables: { id: reportId } });
  const isArranged = useReaderSettings(reportId);
  const engine = useEngine();
  const wizards = useMemo(
    () => new Map<number, WizardClass>(data?.wizardClasses.map((wizard) => [wizard.id, wizard]) ?? []),
    [data],
  );
  if (error) {
    return (
      <div className={styles['strips']} style={{ paddingTop: 12 }}>
        <FaultStrip
          title={t('state.failed', { title: t('state.report') })}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data || !engine || !isArranged) {
    return (
      <div className={styles['page']}>
        <div style={{ height: 126, flex: 'none' }} />
        <TableSkeleton rowHeight={rowHeight} label={t('state.loading')} />
      </div>
    );
  }
  if (!data.report || !isKnownReport(data.report.field)) {
    return (
      <StateMessage title={t('state.unknownReportTitle')} level={1}>
        {t('state.unknownReportText')}
      </StateMessage>
    );
  }
  return (
    <ReportMetaProvider value={data.report}>
      <DeclaredReport meta={data.report} engine={engine} wizards={wizards} />
    </ReportMetaProvider>
  );
}

interface DeclaredReportProps {
  meta: ReportMeta;
  engine: Engine;
  wizards: ReadonlyMap<number, WizardClass>;
}

/** The table of the subject that the address names; another subject is another table. */
function DeclaredReport({ meta, engine, wizards }: DeclaredReportProps) {
  const { t, i18n } = useTranslation('reports');
  const [search] = useSearchParams();
  const query = search.toString();
  const subject = useMemo(() => readSubject(meta, new URLSearchParams(query)), [meta, query]);
  if (!subject.complete) {
    return (
      <>
        <PageHead title={meta.title} />
        <StateMessage title={t('state.subjectMissingTitle')}>{t('state.subjectMissingText')}</StateMessage>
      </>
    );
  }
  const isSearch = meta.id === 'keyword-search';
  if (isSearch && !hasSearch(search)) return <FirstSearch />;
  return (
    <ReportTable
      key={`${meta.id}?${withoutChoices(meta, search)}#${i18n.language}`}
      meta={meta}

      subject={subject}
      engine={engine}
      wizards={wizards}
      form={isSearch ? <SearchForm /> : undefined}
    />
  );
}

/** The search engine of the page's database, undefined until it is known. */
function useEngine(): Engine | undefined {
  const [search] = useSearchParams();
  const { data, error } = useDatabasesQuery({});
  if (!data) return error ? 'google' : undefined;
  const code = search.get('db') ?? data.currentDatabase.code;
  return data.databases.find((database) => database.code === code)?.engine === 'yandex' ? 'yandex' : 'google';
}
