import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../../../addresses/catalogue.js';
import { countAgainstLimit, LineCount } from '../../../components/lines/line-count.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useBaseCode } from '../../../graphql/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type KeywordVariables, keywordVariablesFor } from './keyword-variables.js';
import { KeywordInput, useKeywordInput } from './keyword-input.js';
import styles from './list-tools.module.css';
import { ResultActions, type ResultActionsProps } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useAsyncAction } from './use-async-action.js';

interface KeywordToolProps<Result> {
  page: PageId;
  /** Its texts: what it does, its button, and what stands where the result will be. */
  messages: Readonly<Record<'explain' | 'action' | 'empty' | 'emptyText', string>>;
  /** Lines that it takes. */
  limit: number;
  /** Has the server do it. */
  submitKeywords: (keywordVariables: KeywordVariables) => Promise<Result>;
  /** What else is chosen, beside the keywords, which are those of a report or typed. */
  options?: (ofReport: boolean) => ReactNode;
  renderResult: (renderResult: Result) => ReactNode;
}

/** The page of a tool on keywords, typed or of a report. */
export function KeywordTool<Result>({
  page,
  messages,
  limit,
  submitKeywords,
  options,
  renderResult,
}: KeywordToolProps<Result>) {
  const base = useBaseCode();
  const keywordInput = useKeywordInput();
  const { counted, source, text } = keywordInput;
  const lineCount = countAgainstLimit(counted, true);
  const action = useAsyncAction(() => submitKeywords(keywordVariablesFor(source, text, base)));
  const { run } = action;
  const sourceKey = source && JSON.stringify(source);
  useEffect(() => {
    // A report is there as soon as the page is opened with it.
    if (sourceKey !== undefined) void run();
  }, [sourceKey]);
  const input = <KeywordInput input={keywordInput} />;
  return (
    <ToolFrame
      page={page}
      description={messages.explain}
      asyncAction={action}
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
      submitLabel={messages.action}
      isOff={!source && (lineCount === 0 || lineCount > limit)}
      empty={<StateMessage title={messages.empty}>{messages.emptyText}</StateMessage>}
      renderResult={renderResult}
    />
  );
}

/** A tool that begins anew with each report that its page is opened with: another report is another piece of work. */
export function RemountPerReport({ tool: Tool }: { tool: ComponentType }) {
  const { hash } = useLocation();
  return <Tool key={hash} />;
}

interface KeywordResultHeaderProps extends ResultActionsProps {
  title: string;
  facts: string;
  /** Keywords that were read of a report where it has more; undefined where all were. */
  readCount: number | undefined;
}

/** What came of keywords, in figures, and what may be done with it. */
export function KeywordResultHeader({ title, facts, readCount, ...actions }: KeywordResultHeaderProps) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  return (
    <div className={styles.resultHead}>
      <h2>{title}</h2>
      <span className={styles.facts}>
        {facts}
        {readCount === undefined ? null : ` · ${t('source.cut', { formatted: format.integer(readCount) })}`}
      </span>
      <ResultActions {...actions} />
    </div>
  );
}
