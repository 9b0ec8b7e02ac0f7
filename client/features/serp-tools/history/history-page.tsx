import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { serpHistoryPage } from '../../../../server/contract/tools/serp-pages.js';
import { topDepths } from '../../../../server/contract/tools/top-depths.js';
import { LimitNotice } from '../../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../../widgets/limits/limit-error.js';
import { RunCost } from '../../../widgets/lines/run-cost.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { getPage } from '../../../addresses/catalogue.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { DataDates } from '../../../components/ui/data-dates.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useSerpHistoryQuery } from '../serp-tools.generated.js';
import { HistoryResult } from './history-result.js';
import styles from './history.module.css';

/** Search results of a keyword by month. */
export function HistoryPage() {
  const { t } = useTranslation('serpTools');
  const { language } = useFormat();
  const base = useBaseCode();
  const [search, setSearch] = useSearchParams();
  const keyword = readAddressParameter('keyword', search) ?? '';
  const depth = topDepths.find((option) => option === Number(search.get('depth'))) ?? 10;
  const [text, setText] = useState(keyword);
  const { data, error, loading, refetch } = useSerpHistoryQuery({
    variables: { keyword, base },
    skip: keyword === '',
  });
  const result = data?.serpHistory;
  const setParameter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <div className="wide" aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="tool-serp-history" />}
        ancestors={[{ label: t('tools'), to: getPage('tools').route }]}
        title={serpHistoryPage.title[language]}
        dates={<DataDates positionsDate={result?.positionsDate} volumesDate={result?.volumesDate} />}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') setParameter('key', text.trim());
        }}
      >
        <TextInput
          className={styles.keyword}
          label={t('history.label')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={styles.depth}>
          <span aria-hidden="true">{t('history.depth')}</span>
          <Segmented
            label={t('history.depth')}
            value={String(depth)}
            options={topDepths.map((option) => ({
              value: String(option),
              label: String(option),
              isDisabled: result !== undefined && option > Math.max(10, result.depth),
            }))}
            onChange={(value) => setParameter('depth', value)}
          />
        </div>
        <Button type="submit" variant="filled" disabled={text.trim() === ''}>
          {t('history.submit')}
        </Button>
        <RunCost />
      </form>
      {error && getLimitKind(error) ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : error && toUserError(error).code === 'KEYWORD_NOT_FOUND' ? (
        <div className="framed">
          <StateMessage title={toUserError(error).message}>{t('noneText')}</StateMessage>
        </div>
      ) : error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : result && result.months.length > 0 ? (
        <HistoryResult
          key={result.keyword}
          history={result}
          depth={Math.min(depth, result.depth)}
          base={base}
        />
      ) : result ? (
        <div className="framed">
          <StateMessage title={t('history.nothing')} />
        </div>
      ) : loading ? null : (
        <div className="framed">
          <StateMessage title={t('history.startTitle')}>{t('history.startText')}</StateMessage>
        </div>
      )}
    </div>
  );
}

export { HistoryPage as Component };
