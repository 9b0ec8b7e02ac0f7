import { onShutdownSignal } from '../programs/shutdown-signal.js';

/** Aborts at the first SIGINT, SIGTERM or SIGHUP, and prints the message. A second signal ends the process at once. */
export function stopSignal(message?: string): AbortSignal {
  const controller = new AbortController();
  onShutdownSignal(() => {
    if (message) console.error(`\n${message}`);
    controller.abort();
  });
  return controller.signal;
}
