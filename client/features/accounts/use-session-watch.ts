import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ViewerDocument } from '../../graphql/accounts/viewer.generated.js';
import { replaceCsrfToken } from '../../lib/page/document-meta.js';
import { onForegroundResponse } from '../../lib/requests/foreground-calls.js';
import { onSessionChange } from '../../lib/session/session-channel.js';
import {
  markSessionExpired,
  resumeSession,
  parseSessionErrorCode,
  useSessionEnd,
} from '../../lib/session/session-end.js';
import { useViewer, type ViewerData } from '../../graphql/accounts/use-viewer.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

/** Several responses trigger one refetch of the limits. */
const responseDebounceMs = 200;

/**
 * Refetches the viewer after responses, when the page becomes visible, and after a log-in or log-out in another tab.
 */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const end = useSessionEnd();
  useEffect(() => {
    if (!viewer) return;
    const reason = parseSessionErrorCode(viewer.sessionFault);
    if (reason) markSessionExpired(reason, { inBackground: true });
    else resumeSession();
  }, [viewer]);
  useEffect(() => {
    if (end) void refetchViewer(client);
  }, [client, end]);
  useEffect(() => onResponsesIdle(() => void refetchViewer(client)), [client]);
  useEffect(() => onPageVisible(() => void refetchViewer(client)), [client]);
  useEffect(() => onSessionChange((csrfToken) => void handleSessionChange(client, csrfToken)), [client]);
}

let lastRefetch: Promise<unknown> = Promise.resolve();

/**
 * Refetches the viewer. Requests are serialized, so that an earlier response cannot overwrite a later one. The next
 * event retries a failed request.
 */
function refetchViewer(client: ApolloClient): Promise<ViewerData | undefined> {
  const refetch = lastRefetch.then(() => fetchViewer(client));
  lastRefetch = refetch;
  return refetch;
}

async function fetchViewer(client: ApolloClient): Promise<ViewerData | undefined> {
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return data?.viewer;
  } catch {
    return undefined;
  }
}

/** Refetches the page for the new session after a log-in or log-out in another tab. */
async function handleSessionChange(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  const previousViewer = client.readQuery({ query: ViewerDocument })?.viewer;
  const currentViewer = await refetchViewer(client);
  const getEmail = (viewer?: ViewerData) => viewer?.account?.email ?? viewer?.lastEmail;
  if (getEmail(previousViewer) !== getEmail(currentViewer)) await refetchAll(client.resetStore());
}

function onResponsesIdle(action: () => void): () => void {
  let timer = 0;
  const stop = onForegroundResponse(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, responseDebounceMs);
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}

function onPageVisible(action: () => void): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'visible') action();
  };
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => document.removeEventListener('visibilitychange', handleVisibilityChange);
}
