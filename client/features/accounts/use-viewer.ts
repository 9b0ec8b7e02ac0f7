import { useQuery } from '@apollo/client/react';
import { ViewerDocument, type ViewerData } from './viewer-document.js';

export type { ViewerData } from './viewer-document.js';

/** Who looks at the page: asked once and kept; undefined until the first answer. */
export function useViewer(): {
  viewer: ViewerData | undefined;
  /** The account that is logged in; undefined for guests, and until it is known. */
  account: ViewerData['account'] | undefined;
  /** Whether the answer has not come yet. */
  isWaiting: boolean;
  /** Asks again, as after something that changes the account or its limits. */
  refresh: () => Promise<void>;
} {
  const { data, loading, refetch } = useQuery(ViewerDocument, { errorPolicy: 'ignore' });
  return {
    viewer: data?.viewer,
    account: data?.viewer.account ?? undefined,
    isWaiting: loading && !data,
    refresh: async () => void (await refetch()),
  };
}
