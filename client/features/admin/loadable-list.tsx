import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFooter } from '../../components/grid/list-footer.js';
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

interface PagedListProps<Item> extends Pick<LoadableListProps, 'error' | 'onRetry'> {
  /** The loaded page; undefined until the first response. */
  list: { items: readonly Item[]; page: number; lastPage: number } | undefined;
  /** Number of items in words. Without it, the footer appears only if there are several pages. */
  totalText?: string;
  /** Accessible name of the pager. */
  pagesLabel: string;
  onPage: (page: number) => void;
  /** Replaces an empty list. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A page of a list with its loading, error and empty states and its pager. */
export function PagedList<Item>({
  list,
  totalText,
  pagesLabel,
  onPage,
  empty,
  children,
  ...loading
}: PagedListProps<Item>) {
  const items = list?.items ?? [];
  const hasFooter = list !== undefined && (totalText === undefined ? list.lastPage > 1 : items.length > 0);
  return (
    <div>
      <LoadableList {...loading} isReady={list !== undefined}>
        {items.length === 0 ? empty : children(items)}
      </LoadableList>
      {hasFooter ? (
        <ListFooter
          totalText={totalText}
          label={pagesLabel}
          page={list.page}
          lastPage={list.lastPage}
          onPage={onPage}
        />
      ) : null}
    </div>
  );
}
