import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageId, getPage } from '../../../addresses/catalogue.js';
import { getLimitKind } from '../../../widgets/limits/limit-error.js';
import { LimitNotice } from '../../../widgets/limits/lazy-limit-notice.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './list-tools.module.css';
import type { AsyncAction } from './use-async-action.js';

interface ToolFrameProps<Result> {
  page: PageId;
  /** One-sentence description. */
  description: string;
  asyncAction: AsyncAction<Result>;
  input: ReactNode;
  counts: ReactNode;
  submitLabel: string;
  isDisabled: boolean;
  renderResult: (result: Result) => ReactNode;
  /** Empty state before the first result. */
  emptyState: ReactNode;
}

/** Page of a list tool: input, submit button and result. */
export function ToolFrame<Result>({
  page,
  description,
  asyncAction,
  input,
  counts,
  submitLabel,
  isDisabled,
  renderResult,
  emptyState,
}: ToolFrameProps<Result>) {
  const { t } = useTranslation('toolsLists');
  const { language } = useFormat();
  const { title } = getPage(page);
  const { result, error, isBusy, run, clearError } = asyncAction;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled && !isBusy) void run();
  };
  return (
    <div className={styles.page}>
      <PageHeader
        ancestors={[{ label: t('tools'), to: getPage('tools').route }]}
        title={title[language]}
        help={<HelpLink pageId={page} />}
        summary={description}
      />
      <form className={styles.card} onSubmit={submit} noValidate>
        {input}
        <div className={styles.foot}>
          <span className={styles.counts} role="status">
            {counts}
          </span>
          <Button type="submit" variant="filled" loading={isBusy} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {error ? (
        <ErrorMessage
          key={toUserError(error).requestId}
          error={error}
          onRetry={() => void run()}
          onClose={clearError}
        />
      ) : null}
      <div className={styles.result} aria-busy={isBusy} data-passing={isBusy && result !== undefined}>
        {result !== undefined ? renderResult(result) : null}
        {result === undefined && !getLimitKind(error) ? <div className="framed">{emptyState}</div> : null}
      </div>
    </div>
  );
}

interface ErrorMessageProps {
  error: Error;
  onRetry: () => void;
  onClose: () => void;
}

/** A plan limit shows an upgrade notice; other errors show a banner. */
function ErrorMessage({ error, onRetry, onClose }: ErrorMessageProps) {
  const { t } = useTranslation('toolsLists');
  return getLimitKind(error) ? (
    <div className={styles.limit}>
      <LimitNotice error={error} onAccess={onRetry} />
    </div>
  ) : (
    <ErrorBanner title={t('failed')} error={error} onRetry={onRetry} onClose={onClose} />
  );
}
