import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { parseNameList } from '../../../server/contract/formatting/parse-name-list.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { getPage } from '../../addresses/catalogue.js';
import { isTooLongForAddress, listFromLocation } from '../../addresses/tool-input.js';
import { type LoadedReportData, LoadedReport } from '../../widgets/reports/loaded-report.js';
import { readSubject } from '../../widgets/reports/report-subject.js';
import { ReportTable } from '../../widgets/reports/table/report-table.js';
import { RunForm } from '../../features/serp-tools/run-form.js';
import { useFormat } from '../../i18n/use-format.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { CatalogueSkeleton } from '../catalogue-skeleton.js';

/** Domain batch: list input and its result table. */
export function DomainBatch() {
  return (
    <LoadedReport
      reportId="tool-domain-batch"
      fallback={<CatalogueSkeleton page={getPage('tool-domain-batch')} />}
    >
      {(report) => <DomainBatchReport {...report} />}
    </LoadedReport>
  );
}

function DomainBatchReport({ meta, engine, serpFeatures }: LoadedReportData) {
  const { t, i18n } = useTranslation('serpTools');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const { viewer } = useViewer();
  // The selection toolbar passes domain ids.
  const location = useLocation();
  const requestedDomains = listFromLocation(location, 'domains') ?? search.get('ids') ?? '';
  const [text, setText] = useState(toNameLines(requestedDomains));
  const query = search.toString();
  const ancestor = useMemo(() => ({ label: t('tools'), to: getPage('tools').route }), [t]);
  const subject = useMemo(() => {
    const params = new URLSearchParams(query);
    params.set('ids', parseNameList(requestedDomains).join(','));
    return { ...readSubject(meta, params), ancestors: [ancestor] };
  }, [meta, query, requestedDomains, ancestor]);
  const form = (
    <RunForm
      label={t('batch.label')}
      kind="domains"
      text={text}
      onText={(typed) => setText(toNameLines(typed))}
      limit={viewer?.plan.limits.domainsBatch.list}
      getSubmitLabel={(lines) =>
        lines === 0 ? t('batch.start') : t('batch.submit', { count: lines, formatted: format.integer(lines) })
      }
      onSubmit={() => {
        const domains = parseNameList(text).join(',');
        const isLong = isTooLongForAddress(domains);
        const next = new URLSearchParams(search);
        next.delete('ids');
        if (isLong) next.delete('domains');
        else next.set('domains', domains);
        setSearch(next, { state: isLong ? { domains } : undefined });
      }}
    />
  );
  if (requestedDomains === '') {
    return (
      <div className="wide">
        <PageHeader ancestors={[ancestor]} help={<HelpLink pageId={meta.id} />} title={meta.title} />
        {form}
        <div className="framed">
          <StateMessage title={t('batch.startTitle')}>{t('batch.startText')}</StateMessage>
        </div>
      </div>
    );
  }
  return (
    <ReportTable
      key={`${requestedDomains}#${search.get('db') ?? ''}#${i18n.language}`}
      meta={meta}
      subject={subject}
      engine={engine}
      serpFeatures={serpFeatures}
      toolForm={form}
    />
  );
}

/** One name per line, also of a list with commas; a separator at the end is still being typed. */
function toNameLines(text: string): string {
  return text.replace(/[,;][ \t]*(?=[^\s,;])/g, '\n');
}

export { DomainBatch as Component };
