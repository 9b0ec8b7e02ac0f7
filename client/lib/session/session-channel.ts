/** Message between tabs after a log-in or log-out, with the new CSRF token. */
interface SessionMessage {
  csrfToken: string;
}

const channelName = 'rivalscope.session';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Notifies the other tabs of a session change. */
export function broadcastSession(csrfToken: string): void {
  channel?.postMessage({ csrfToken } satisfies SessionMessage);
}

/** Subscribes to session changes in other tabs. Returns an unsubscribe function. */
export function onSessionChange(listener: (csrfToken: string) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<SessionMessage>) => listener(data.csrfToken);
  channel?.addEventListener('message', handleMessage);
  return () => channel?.removeEventListener('message', handleMessage);
}
