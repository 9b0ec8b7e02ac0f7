import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../../../addresses/catalogue.js';
import { countAgainstLimit, LineCount } from '../../../components/lines/line-count.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useBaseCode } from '../../../graphql/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type AskedKeywords, askedKeywords } from './requested-keywords.js';
import { KeywordInput, useGivenKeywords } from './keyword-input.js';
import styles from './list-tools.module.css';
import { ResultActs, type ResultActsProps } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useWork } from './use-work.js';

interface KeywordToolProps<Result> {
  page: PageId;
  /** Its texts: what it does, its button, and what stands where the result will be. */
  messages: Readonly<Record<'explain' | 'action' | 'empty' | 'emptyText', string>>;
  /** Lines that it takes. */
  limit: number;
  /** Has the server do it. */
  ask: (requested: AskedKeywords) => Promise<Result>;
  /** What else is chosen, beside the keywords, which are those of a report or typed. */
  options?: (ofReport: boolean) => ReactNode;
  result: (result: Result) => ReactNode;
}

/** The page of a tool on keywords, typed or of a report. */
export function KeywordTool<Result>({
  page,
  messages,
  limit,
  ask,
  options,
  result,
}: KeywordToolProps<Result>) {
  const base = useBaseCode();
  const provided = useGivenKeywords();
  const { counted, source, text } = provided;
  const lines = countAgainstLimit(counted, true);
  const work = useWork(() => ask(askedKeywords(source, text, base)));
  const { run } = work;
  const sourceKey = source && JSON.stringify(source);
  useEffect(() => {
    // A report is there as soon as the page is opened with it.
    if (sourceKey !== undefined) void run();
  }, [sourceKey]);
  const input = <KeywordInput provided={provided} />;
  return (
    <ToolFrame
      page={page}
      explain={messages.explain}
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
      counts={source ? null : <LineCount counts={counted} limit={limit} countsRepeated />}
      action={messages.action}
      isOff={!source && (lines === 0 || lines > limit)}
      empty={<StateMessage title={messages.empty}>{messages.emptyText}</StateMessage>}
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
export function KeywordResultHead({ title, facts, readOnly, ...actions }: KeywordResultHeadProps) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  return (
    <div className={styles.resultHead}>
      <h2>{title}</h2>
      <span className={styles.facts}>
        {facts}
        {readOnly === undefined ? null : ` · ${t('source.cut', { formatted: format.integer(readOnly) })}`}
      </span>
      <ResultActs {...actions} />
    </div>
  );
}
