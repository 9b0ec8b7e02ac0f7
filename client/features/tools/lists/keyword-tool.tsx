import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PageId } from '../../../addresses/catalogue.js';
import { countAgainstLimit, LineCount } from '../../../widgets/lines/line-count.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { KeywordInput, useKeywordInput } from './keyword-input.js';
import styles from './list-tools.module.css';
import { ResultActions, type ResultActionsProps } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useAsyncAction } from './use-async-action.js';
import type { KeywordSourceAddress } from '../../../addresses/keyword-source.js';
import { createListFile } from './list-file.js';

interface KeywordToolProps<Result> {
  page: PageId;
  /** Description, button label and empty state of the tool. */
  messages: Readonly<Record<'explain' | 'action' | 'empty' | 'emptyText', string>>;
  limit: number;
  submitKeywords: (keywordVariables: KeywordVariables) => Promise<Result>;
  /** Further options. `isFromReport`: whether the keywords come from a report. */
  options?: (isFromReport: boolean) => ReactNode;
  renderResult: (renderResult: Result) => ReactNode;
}

/** Page of a tool that works on typed keywords or on a report. */
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
    // Runs immediately if the URL contains a report.
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
      isDisabled={!source && (lineCount === 0 || lineCount > limit)}
      emptyState={<StateMessage title={messages.empty}>{messages.emptyText}</StateMessage>}
      renderResult={renderResult}
    />
  );
}

/** Remounts the tool for each report in the URL hash, so that no state carries over. */
export function RemountPerReport({ tool: Tool }: { tool: ComponentType }) {
  const { hash } = useLocation();
  return <Tool key={hash} />;
}

interface KeywordResultHeaderProps extends ResultActionsProps {
  title: string;
  summary: string;
  /** Number of processed keywords if the report has more; otherwise undefined. */
  readCount: number | undefined;
}

/** Header of a result: summary and actions. */
export function KeywordResultHeader({ title, summary, readCount, ...actions }: KeywordResultHeaderProps) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  return (
    <div className={styles.resultHead}>
      <h2>{title}</h2>
      <span className={styles.facts}>
        {summary}
        {readCount === undefined ? null : ` · ${t('source.cut', { formatted: format.integer(readCount) })}`}
      </span>
      <ResultActions {...actions} />
    </div>
  );
}

/** GraphQL variables of a keyword tool, and the files for the multipart request. */
interface KeywordVariables {
  variables: Partial<KeywordSourceAddress> & { file?: null };
  files: Readonly<Record<string, File>>;
}

/** Variables for a report, or for the list as an uploaded file. */
function keywordVariablesFor(
  source: KeywordSourceAddress | undefined,
  text: string,
  base: string | undefined,
): KeywordVariables {
  if (source) return { variables: { base, ...source }, files: {} };
  return { variables: { base, file: null }, files: { 'variables.file': createListFile(text) } };
}
