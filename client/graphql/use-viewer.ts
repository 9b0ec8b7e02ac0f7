import { type ViewerQuery, useViewerQuery } from './viewer.generated.js';
import { refetchAll } from './refetch-all.js';

/** Who looks at the page, by what right, and how much of the limits is left. */
export type ViewerData = ViewerQuery['viewer'];

/** The account that is logged in, as its owner sees it. */
export type AccountOfViewer = NonNullable<ViewerData['account']>;

interface Viewer {
  /** Undefined until the first answer. */
  viewer: ViewerData | undefined;
  /** The account that is logged in; undefined for guests, and until it is known. */
  account: AccountOfViewer | undefined;
  /** Whether the first answer has not come yet. */
  isWaiting: boolean;
  /** Asks again, as after something that changes the account or its limits. */
  refresh: () => Promise<void>;
}

/** Who looks at the page: asked once, shared by all components, asked again after logging in and out. */
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

/** While the session is over, pages keep showing what they showed its person: nothing that was typed goes away. */
function withLastViewer(viewer: ViewerData): ViewerData {
  if (viewer.account) lastViewer = viewer;
  if (viewer.sessionFault === null || !lastViewer || lastViewer.account?.email !== viewer.lastEmail) {
    return viewer;
  }
  const { sessionFault, canTakeOver, lastEmail } = viewer;
  return { ...lastViewer, sessionFault, canTakeOver, lastEmail };
}
