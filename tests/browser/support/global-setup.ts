import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
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
    /** API token of the demonstration administrator. */
    administratorToken: string;
  }
}

/** One real server with sample data for all browser tests, of the sources as they are. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['server/cli/build.mjs'], { stdio: 'inherit' });
  project.provide('browserPath', await ensureBrowser());
  const server = await startServer({ env: { GUEST_REQUESTS_PER_MINUTE: '100000' } });
  project.provide('serverUrl', server.url);
  project.provide('dataDir', server.dataDir);
  project.provide('administratorToken', await makeAdministratorToken(server.url));
  return server.stop;
}

async function makeAdministratorToken(url: string): Promise<string> {
  const credentials = { email: 'admin@example.com', password: 'demonstration' };
  const login = await fetch(`${url}/api/panel/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
    body: JSON.stringify({ query: 'mutation { regenerateApiToken { token } }' }),
  });
  const { data } = (await answer.json()) as { data: { regenerateApiToken: { token: string } } };
  return data.regenerateApiToken.token;
}
