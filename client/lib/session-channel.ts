/** What tabs of one browser tell each other: somebody logged in or out, and the token that calls need from now on. */
interface SessionNews {
  csrfToken: string;
}

const channelName = 'rivalscope.session';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Tells the other tabs that the session of this browser is another one. */
export function tellOtherTabs(csrfToken: string): void {
  channel?.postMessage({ csrfToken } satisfies SessionNews);
}

/** Calls back when another tab logged in or out; answers how to stop. */
export function onSessionNews(listener: (csrfToken: string) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data.csrfToken);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
