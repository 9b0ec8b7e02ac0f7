import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../../../addresses/catalogue.js';
import { countedAgainstLimit, LineCount } from '../../../components/lines/line-count.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useBaseCode } from '../../../graphql/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type AskedKeywords, askedKeywords } from './requested-keywords.js';
import { KeywordInput, useGivenKeywords } from './keyword-input.js';
import styles from './list-tools.module.css';
import { ResultActs, type ResultActsProps } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useWork } from './use-work.js';

interface KeywordToolProps<Answer> {
  page: PageId;
  /** Its texts: what it does, its button, and what stands where the result will be. */
  texts: Readonly<Record<'explain' | 'action' | 'empty' | 'emptyText', string>>;
  /** Lines that it takes. */
  limit: number;
  /** Has the server do it. */
  ask: (asked: AskedKeywords) => Promise<Answer>;
  /** What else is chosen, beside the keywords, which are those of a report or typed. */
  options?: (ofReport: boolean) => ReactNode;
  result: (answer: Answer) => ReactNode;
}

/** The page of a tool on keywords, typed or of a report. */
export function KeywordTool<Answer>({ page, texts, limit, ask, options, result }: KeywordToolProps<Answer>) {
  const base = useBaseCode();
  const given = useGivenKeywords();
  const { counted, source, text } = given;
  const lines = countedAgainstLimit(counted, true);
  const work = useWork(() => ask(askedKeywords(source, text, base)));
  const { run } = work;
  const sourceKey = source && JSON.stringify(source);
  useEffect(() => {
    // A report is there as soon as the page is opened with it.
    if (sourceKey !== undefined) void run();
  }, [sourceKey]);
  const input = <KeywordInput given={given} />;
  return (
    <ToolFrame
      page={page}
      explain={texts.explain}
      work={work}
      input={
        <div className={styles.input}>
          {options ? (
            <div className={styles.withOptions} data-source={source !== undefined}>
              {input}
              <div className={styles.optionColumn}>{options(source !== undefined)}</div>
            </div>
          ) : (
            input
          )}
        </div>
      }
      counts={source ? null : <LineCount counted={counted} limit={limit} countsRepeated />}
      action={texts.action}
      isOff={!source && (lines === 0 || lines > limit)}
      empty={<StateMessage title={texts.empty}>{texts.emptyText}</StateMessage>}
      result={result}
    />
  );
}

/** A tool that begins anew with each report that its page is opened with: another report is another piece of work. */
export function PerReport({ tool: Tool }: { tool: ComponentType }) {
  const { hash } = useLocation();
  return <Tool key={hash} />;
}

interface KeywordResultHeadProps extends ResultActsProps {
  title: string;
  facts: string;
  /** Keywords that were read of a report where it has more; undefined where all were. */
  readOnly: number | undefined;
}

/** What came of keywords, in figures, and what may be done with it. */
export function KeywordResultHead({ title, facts, readOnly, ...acts }: KeywordResultHeadProps) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  return (
    <div className={styles.resultHead}>
      <h2>{title}</h2>
      <span className={styles.facts}>
        {facts}
        {readOnly === undefined ? null : ` · ${t('source.cut', { shown: format.integer(readOnly) })}`}
      </span>
      <ResultActs {...acts} />
    </div>
  );
}
