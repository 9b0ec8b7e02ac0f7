import type { TestProject } from 'vitest/node';
import { startServer } from '../../support/running-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all browser tests share. */
    serverUrl: string;
    /** Its data folder, for imports beside it. */
    dataDir: string;
  }
}

/** One real server with sample data for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('serverUrl', server.url);
  project.provide('dataDir', server.dataDir);
  return server.stop;
}
