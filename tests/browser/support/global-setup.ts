import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { administratorSession, administratorToken } from '../../support/administrator-session.js';
import { ensureBrowser } from '../../support/ensure-browser.mjs';
import { startServer } from '../../support/running-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium that the tests drive. */
    browserPath: string;
    /** Address of the server that all browser tests share. */
    serverUrl: string;
    /** Its data folder, for imports beside it. */
    dataDir: string;
    /** API token of the demonstration administrator, for reading without limits. */
    administratorToken: string;
    /** Headers of a browser in which that administrator is logged in, for changes. */
    administratorSession: Record<string, string>;
  }
}

/** One real server with sample data for all browser tests, of the sources as they are. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['server/cli/build.mjs'], { stdio: 'inherit' });
  project.provide('browserPath', await ensureBrowser());
  const server = await startServer({
    env: { GUEST_REQUESTS_PER_MINUTE: '100000', REGISTRATIONS_PER_HOUR: '100000' },
  });
  project.provide('serverUrl', server.url);
  project.provide('dataDir', server.dataDir);
  const session = await administratorSession(server.url);
  project.provide('administratorSession', session);
  project.provide('administratorToken', await administratorToken(server.url, session));
  return server.stop;
}
