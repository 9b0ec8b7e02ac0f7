import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ViewerDocument } from '../../graphql/viewer.generated.js';
import { replaceCsrfToken } from '../../lib/document-meta.js';
import { onForegroundResponse } from '../../lib/foreground-calls.js';
import { onSessionChange } from '../../lib/session-channel.js';
import { markSessionExpired, resumeSession, sessionEndOf, useSessionEnd } from '../../lib/session-end.js';
import { useViewer, type ViewerData } from '../../graphql/use-viewer.js';
import { refetchAll } from '../../graphql/refetch-all.js';

/** How long the page waits for more answers before it asks what is left of the limits, ms. */
const responseDebounceMs = 200;

/** Keeps the viewer true: asks again after answers, when the page is looked at again, and when another tab logs in or out. */
export function useSessionWatch(): void {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const end = useSessionEnd();
  useEffect(() => {
    if (!viewer) return;
    const reason = sessionEndOf(viewer.sessionFault);
    if (reason) markSessionExpired(reason, { inBackground: true });
    else resumeSession();
  }, [viewer]);
  useEffect(() => {
    if (end) void refetchViewer(client);
  }, [client, end]);
  useEffect(() => onResponsesSettled(() => void refetchViewer(client)), [client]);
  useEffect(() => onPageVisible(() => void refetchViewer(client)), [client]);
  useEffect(() => onSessionChange((csrfToken) => void followOtherTab(client, csrfToken)), [client]);
}

let lastRefetch: Promise<unknown> = Promise.resolve();

/**
 * Asks the server who the viewer is; what failed is asked again at the next occasion. One after the other: a question that
 * is under way may have been answered before what this one is about, and its answer must not come last.
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

/** Another tab logged in or out: this one shows what the person who is logged in now may see. */
async function followOtherTab(client: ApolloClient, csrfToken: string): Promise<void> {
  replaceCsrfToken(csrfToken);
  const before = client.readQuery({ query: ViewerDocument })?.viewer;
  const after = await refetchViewer(client);
  const emailOf = (viewer?: ViewerData) => viewer?.account?.email ?? viewer?.lastEmail;
  if (emailOf(before) !== emailOf(after)) await refetchAll(client.resetStore());
}

function onResponsesSettled(action: () => void): () => void {
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
