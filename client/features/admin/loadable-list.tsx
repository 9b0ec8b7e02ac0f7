import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';

interface LoadableListProps {
  error: Error | undefined;
  onRetry: () => void;
  isReady: boolean;
  children: ReactNode;
}

/** A list with its loading and error states. After a failed refetch it shows the stale rows and the error. */
export function LoadableList({ error, onRetry, isReady, children }: LoadableListProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {error ? <ErrorBanner title={t('failed')} error={error} onRetry={onRetry} /> : null}
      {error && !isReady ? null : (
        <div className="framed" style={{ overflowX: 'auto' }}>
          {isReady ? children : <SkeletonRows rows={8} height={34} />}
        </div>
      )}
    </>
  );
}
