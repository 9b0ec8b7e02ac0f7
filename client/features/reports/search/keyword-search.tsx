import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { splitNegativeKeywords } from '../../../../server/contract/reports/negative-keywords.js';
import { MatchType } from '../../../components/form/match-type.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useReportMeta } from '../../../widgets/reports/report-context.js';
import { reportQueryFromLocation, splitReportQuery } from '../../../addresses/keyword-search-query.js';
import { splitLines } from '../../../widgets/reports/report-subject.js';
import styles from './keyword-search.module.css';

const maxLines = 100;

/** Whether the address contains a keyword search; without one the table is empty. */
export function hasSearch(search: URLSearchParams): boolean {
  return (search.get('phrases') ?? '').trim() !== '';
}

/** Keyword search page before the first search. */
export function EmptySearchPage() {
  const { t } = useTranslation('reports');
  const meta = useReportMeta();
  return (
    <>
      <PageHeader title={meta.title} help={<HelpLink pageId={meta.id} />} />
      <SearchForm />
      <div className={styles.start}>
        <StateMessage title={t('search.title')}>{t('search.start')}</StateMessage>
      </div>
    </>
  );
}

/** Search form: phrases, negative keywords and match type. */
export function SearchForm() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const id = useId();
  const navigate = useNavigate();
  const search = reportQueryFromLocation(useLocation());
  const [phrases, setPhrases] = useState(search.get('phrases') ?? '');
  const [negativeKeywords, setNegativeKeywords] = useState(search.get('minusWords') ?? '');
  const [strict, setStrict] = useState(search.get('strict') !== '0');
  const [error, setError] = useState<string>();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const lines = splitLines(phrases);
    const maxLineCount = Math.max(lines.length, splitNegativeKeywords([negativeKeywords]).length);
    if (lines.length === 0) return setError(t('search.emptyPhrases'));
    if (maxLineCount > maxLines) {
      return setError(
        t('search.tooMany', { lines: format.integer(maxLineCount), limit: format.integer(maxLines) }),
      );
    }
    setError(undefined);
    const next = new URLSearchParams(search);
    next.set('phrases', lines.join('\n'));
    const negatives = splitNegativeKeywords([negativeKeywords]);
    if (negatives.length > 0) next.set('minusWords', negatives.join('\n'));
    else next.delete('minusWords');
    next.set('strict', strict ? '1' : '0');
    const { state, ...to } = splitReportQuery(next);
    return void navigate(to, { state });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        <label htmlFor={`${id}phrases`}>{t('search.phrases')}</label>
        <textarea
          id={`${id}phrases`}
          rows={3}
          value={phrases}
          placeholder={t('search.phrasesPlaceholder')}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}hint`}
          onChange={(event) => setPhrases(event.target.value)}
        />
        <p id={`${id}hint`} className={error ? styles.fault : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? t('search.phrasesHint')}
        </p>
      </div>
      <div className={styles.wide}>
        <label htmlFor={`${id}minus`}>{t('search.minus')}</label>
        <textarea
          id={`${id}minus`}
          rows={3}
          value={negativeKeywords}
          aria-describedby={`${id}minusHint`}
          onChange={(event) => setNegativeKeywords(event.target.value)}
        />
        <p id={`${id}minusHint`} className={styles.hint}>
          {t('search.minusHint')}
        </p>
      </div>
      <div className={styles.send}>
        <MatchType isStrict={strict} onChange={setStrict} />
        <Button type="submit" variant="filled" size="md">
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
