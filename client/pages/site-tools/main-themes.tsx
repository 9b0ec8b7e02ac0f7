import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readAddressParameter } from '../../../server/contract/reports/report-parameters.js';
import { RunCost } from '../../widgets/lines/run-cost.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { getPage } from '../../addresses/catalogue.js';
import { type LoadedReportData, LoadedReport } from '../../widgets/reports/loaded-report.js';
import { readSubject } from '../../widgets/reports/report-subject.js';
import { ReportTable } from '../../widgets/reports/table/report-table.js';
import { CatalogueSkeleton } from '../catalogue-skeleton.js';
import styles from './main-themes.module.css';

/** Main themes of a site: site input and the words of its keywords. */
export function MainThemes() {
  return (
    <LoadedReport
      reportId="tool-main-themes"
      fallback={<CatalogueSkeleton page={getPage('tool-main-themes')} />}
    >
      {(report) => <MainThemesReport {...report} />}
    </LoadedReport>
  );
}

function MainThemesReport({ meta, engine, serpFeatures }: LoadedReportData) {
  const { t, i18n } = useTranslation('serpTools');
  const [search, setSearch] = useSearchParams();
  const requestedDomain = readAddressParameter('domain', search) ?? '';
  const [text, setText] = useState(requestedDomain);
  const query = search.toString();
  const subject = useMemo(() => readSubject(meta, new URLSearchParams(query)), [meta, query]);
  const form = (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        const next = new URLSearchParams(search);
        next.delete('site');
        next.set('domain', text.trim());
        setSearch(next);
      }}
    >
      <TextInput
        className={styles.site}
        label={t('themes.label')}
        placeholder={t('themes.placeholder')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={text.trim() === ''}>
        {t('themes.submit')}
      </Button>
      <RunCost />
    </form>
  );
  if (!subject.complete) {
    return (
      <div className="wide">
        <PageHeader
          ancestors={[{ label: t('tools'), to: getPage('tools').route }]}
          help={<HelpLink pageId={meta.id} />}
          title={meta.title}
        />
        {form}
        <div className="framed">
          <StateMessage title={t('themes.startTitle')}>{t('themes.startText')}</StateMessage>
        </div>
      </div>
    );
  }
  return (
    <ReportTable
      key={`${requestedDomain}#${search.get('db') ?? ''}#${i18n.language}`}
      meta={meta}
      subject={subject}
      engine={engine}
      serpFeatures={serpFeatures}
      toolForm={form}
    />
  );
}

export { MainThemes as Component };
