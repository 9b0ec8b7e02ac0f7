import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { PageTreeDocument, type PageTreeQuery } from './page-tree.generated.js';
import { buildTree, type PageTree, type TreeColumns } from './tree-model.js';

/** Tree of a domain with its totals and dates. */
export interface LoadedTree extends Omit<PageTreeQuery['pageTree'], keyof TreeColumns> {
  tree: PageTree;
}

interface TreeState {
  loaded?: LoadedTree;
  error?: Error;
  retry: () => void;
}

/** Fetches the tree of a domain. It bypasses the Apollo cache, where 100,000 nodes would cost more than a refetch. */
export function usePageTree(
  domain: string,
  base: string | undefined,
  viewerKey: string,
  isWaiting: boolean,
): TreeState {
  const client = useApolloClient();
  const [state, setState] = useState<Pick<TreeState, 'loaded' | 'error'>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isWaiting) return undefined;
    const controller = new AbortController();
    setState(({ loaded }) => ({ loaded }));
    client
      .query({
        query: PageTreeDocument,
        variables: { domain, base },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: controller.signal }, queryDeduplication: false },
      })
      .then(
        ({ data }) => {
          if (controller.signal.aborted || !data) return;
          const { keywords, pages, shownPages, pagesTogether, ...dated } = data.pageTree;
          const { positionsDate, positionsRange, volumesDate, hasVolumes, ...columns } = dated;
          const totals = { keywords, pages, shownPages, pagesTogether, hasVolumes };
          const dates = { positionsDate, positionsRange, volumesDate };
          setState({ loaded: { tree: buildTree(columns), ...totals, ...dates } });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setState(({ loaded }) => ({
            loaded,
            error: error instanceof Error ? error : new Error(String(error)),
          }));
        },
      );
    return () => controller.abort();
  }, [client, domain, base, viewerKey, isWaiting, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
