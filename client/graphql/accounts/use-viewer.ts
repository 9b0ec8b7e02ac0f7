import { type ViewerQuery, useViewerQuery } from './viewer.generated.js';
import { refetchAll } from '../transport/refetch-all.js';

/** The current visitor with permissions and remaining limits. */
export type ViewerData = ViewerQuery['viewer'];

/** The logged-in account. */
export type AccountOfViewer = NonNullable<ViewerData['account']>;

interface Viewer {
  /** Undefined until loaded. */
  viewer: ViewerData | undefined;
  /** The logged-in account; undefined for guests and until loaded. */
  account: AccountOfViewer | undefined;
  /** Whether the first response is pending. */
  isWaiting: boolean;
  /** Refetches the viewer after changes of the account or its limits. */
  refresh: () => Promise<void>;
}

/** The current visitor. All components share one query, which reruns after log-in and log-out. */
export function useViewer(): Viewer {
  const { data, loading, refetch } = useViewerQuery({ errorPolicy: 'ignore' });
  const viewer = data && withLastViewer(data.viewer);
  return {
    viewer,
    account: viewer?.account ?? undefined,
    isWaiting: loading && !data,
    refresh: () => refetchAll(refetch()),
  };
}

let lastViewer: ViewerData | undefined;

/** Returns the previous viewer while the session is expired, so that pages keep their state. */
function withLastViewer(viewer: ViewerData): ViewerData {
  if (viewer.account) lastViewer = viewer;
  if (viewer.sessionFault === null || !lastViewer || lastViewer.account?.email !== viewer.lastEmail) {
    return viewer;
  }
  const { sessionFault, canTakeOver, lastEmail } = viewer;
  return { ...lastViewer, sessionFault, canTakeOver, lastEmail };
}
