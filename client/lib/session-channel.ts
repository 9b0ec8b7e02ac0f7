/** What tabs of one browser tell each other: somebody logged in or out, and the token that calls need from now on. */
interface SessionMessage {
  csrfToken: string;
}

const channelName = 'rivalscope.session';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Tells the other tabs that the session of this browser is another one. */
export function broadcastSession(csrfToken: string): void {
  channel?.postMessage({ csrfToken } satisfies SessionMessage);
}

/** Calls back when another tab logged in or out; answers how to stop. */
export function onSessionChange(listener: (csrfToken: string) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<SessionMessage>) => listener(data.csrfToken);
  channel?.addEventListener('message', handleMessage);
  return () => channel?.removeEventListener('message', handleMessage);
}
