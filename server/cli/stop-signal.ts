import { onShutdownSignal } from '../process/shutdown-signal.js';

/** Signal that SIGINT, SIGTERM or SIGHUP aborts, after printing a message. A second signal exits immediately. */
export function createStopSignal(message?: string): AbortSignal {
  const controller = new AbortController();
  onShutdownSignal(() => {
    if (message) console.error(`\n${message}`);
    controller.abort();
  });
  return controller.signal;
}
