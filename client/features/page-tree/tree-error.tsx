import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyDatabase, useEmptyDatabase } from '../../widgets/databases/empty-database.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useRemoveFromRecents } from '../../components/ui/use-remove-from-recents.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';

interface TreeErrorProps {
  domain: string;
  error: Error;
  /** True if no tree is loaded, so that the error fills the page. */
  isTreeMissing: boolean;
  onRetry: () => void;
}

/** Error state of the tree: plan limit, unknown domain or failed request. */
export function TreeError({ domain, error, isTreeMissing, onRetry }: TreeErrorProps) {
  const { t } = useTranslation('pageTree');
  const base = useBaseCode();
  const emptyDatabase = useEmptyDatabase();
  const isUnknown = isTreeMissing && toUserError(error).code === 'DOMAIN_NOT_FOUND';
  useRemoveFromRecents(isUnknown);
  if (isTreeMissing && getLimitKind(error)) {
    return (
      <div className="framed">
        <LimitNotice error={error} onAccess={onRetry} />
      </div>
    );
  }
  if (isTreeMissing && emptyDatabase) {
    return (
      <div className="framed">
        <EmptyDatabase name={emptyDatabase} />
      </div>
    );
  }
  if (isUnknown) {
    return (
      <div className="framed">
        <StateMessage
          title={t('notFound.title', { domain })}
          actions={
            <>
              <Button component={Link} to={paths.home}>
                {t('notFound.home')}
              </Button>
              <Button component={Link} to={reportPath('visible-domains', {}, base)}>
                {t('notFound.visible')}
              </Button>
            </>
          }
        >
          {t('notFound.text')}
        </StateMessage>
      </div>
    );
  }
  return <ErrorBanner title={t('failed')} error={error} onRetry={onRetry} />;
}
