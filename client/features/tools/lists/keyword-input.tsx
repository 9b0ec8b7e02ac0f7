import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CountedLines } from '../../../../server/contract/tools/text-lines.js';
import { readKeywordSource, type KeywordSourceAddress } from '../../../addresses/keyword-source.js';
import { listFromLocation } from '../../../addresses/tool-input.js';
import { LineArea } from '../../../widgets/lines/line-area.js';
import { useCountedLines } from '../../../widgets/lines/use-counted-lines.js';
import { consumeTransferredList } from '../../../lib/storage/transferred-list.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import styles from './list-tools.module.css';

/** Keyword input of a tool: typed keywords, or a report from the URL. */
interface KeywordInputState {
  text: string;
  setText: (text: string) => void;
  counted: CountedLines;
  source: KeywordSourceAddress | undefined;
}

export function useKeywordInput(): KeywordInputState {
  const location = useLocation();
  const [text, setText] = useState(() => listFromLocation(location, 'list') ?? consumeTransferredList());
  const counted = useCountedLines(text);
  return { text, setText, counted, source: readKeywordSource(location.hash) };
}

/** Text area, or the report that provides the keywords. */
export function KeywordInput({ input }: { input: KeywordInputState }) {
  const { t } = useTranslation('toolsLists');
  const { text, setText, counted, source } = input;
  if (source) return <ReportSource source={source} />;
  return <LineArea label={t('keywords')} text={text} onChange={setText} counts={counted} rows={10} />;
}

function ReportSource({ source }: { source: KeywordSourceAddress }) {
  const { t } = useTranslation('toolsLists');
  const navigate = useNavigate();
  const { from, domain = '', pageUrl, rid, filter } = source;
  const subject = rid === undefined ? toUnicodeHost(domain) + (pageUrl ?? '') : t('source.group');
  return (
    <div className={styles.source}>
      <span className={styles.label}>{t('source.label')}</span>
      <b>{t(`source.${from}`, { subject })}</b>
      {filter ? <span className={styles.filter}>{t('source.filter', { filter })}</span> : null}
      <Button onClick={() => void navigate({ hash: '' })}>{t('source.typed')}</Button>
    </div>
  );
}
