import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { exitProcess } from './process/shutdown-signal.js';

/** Time for running requests to finish on shutdown. */
const closeTimeoutMs = 6_000;

/** Accepts requests, in this process or in its child processes. */
export interface Listener {
  /** URL for a browser on this machine. */
  address: string;
  /** Passes the status of the sample load to the processes that serve requests. */
  updateSampleLoad(): Promise<void>;
  /** Rejects new requests and waits for running ones. The signal is the reason of the shutdown. */
  close(signal: NodeJS.Signals): Promise<void>;
}

/** Exits when the process has closed: with 0, or with 1 after an error. */
export function exitWhenClosed(closed: Promise<unknown>, log: Logger): void {
  closed.then(
    () => exitProcess(0),
    (error: unknown) => {
      log.error({ err: error }, 'the close failed');
      exitProcess(1);
    },
  );
}

/** Loads the modules of the application. */
export async function loadApp(): Promise<(typeof import('./app.js'))['createApp']> {
  const [{ createApp }] = await Promise.all([
    import('./app.js'),
    // Loading a dictionary blocks the event loop.
    import('./reports/words/word-forms.js').then(({ loadDictionaries }) => loadDictionaries()),
  ]);
  return createApp;
}

/** Listens for requests in this process. */
export async function listen(app: FastifyInstance, config: Config): Promise<Listener> {
  await app.listen({ port: config.port, host: config.host });
  return {
    address: formatAddress(app, config),
    updateSampleLoad: () => Promise.resolve(),
    close: async () => {
      const closeTimer = setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
      await app.close();
      clearTimeout(closeTimer);
    },
  };
}

function formatAddress(app: FastifyInstance, config: Config): string {
  const boundAddress = app.server.address();
  const port = typeof boundAddress === 'object' && boundAddress !== null ? boundAddress.port : config.port;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}
