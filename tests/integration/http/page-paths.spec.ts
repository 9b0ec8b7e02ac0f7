import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { helpAddresses } from '../../../server/contract/help/help-pages.js';
import { legalAddresses } from '../../../server/contract/legal-pages.js';
import { pagePaths } from '../../../server/http/page-paths.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { runApp, type RunningApp } from '../support/running-app.js';

/** Addresses among the browser's own that the server answers with something else than the page. */
const servers = ['changeDatabase', 'apiDocs', 'playground'];
/** The page of a post, of which this server has none. */
const post = '/blog/:slug';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let here: RunningApp;
let routes: string[];

beforeAll(async () => {
  here = await runApp();
  // The server does not know the browser's part; only this test holds the two lists side by side.
  const { paths } = await addresses<{ paths: Record<string, string> }>('paths');
  const { catalogue } = await addresses<{ catalogue: { route: string }[] }>('catalogue');
  const own = Object.entries(paths).filter(([name]) => !servers.includes(name));
  routes = [
    ...new Set([
      ...own.map(([, address]) => address),
      ...catalogue.map(({ route }) => route),
      ...helpAddresses,
      ...legalAddresses,
    ]),
  ];
});

function addresses<Part>(name: string): Promise<Part> {
  return import(
    pathToFileURL(path.join(projectRoot, 'client/addresses', `${name}.ts`)).href
  ) as Promise<Part>;
}

describe('the addresses of pages', () => {
  it('are the same for the server as for the browser', () => {
    expect([...pagePaths].sort()).toEqual([...routes].sort());
  });

  it('answer the page with status 200, with a slash at the end or not', async () => {
    for (const address of routes
      .filter((one) => one !== post)
      .flatMap((one) => [one, `${one}?domain=a.example`, `${one.toUpperCase()}/`])) {
      const { status, headers } = await here.get(address, browser);
      expect([address, status, headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('hold what stands for a language and a secret', async () => {
    for (const page of ['forgotpassword', 'invitation', 'activation']) {
      expect((await here.get(`/ru/${page}/Zm9v-_bar`, browser)).status).toBe(200);
      expect((await here.get(`/ru/${page}/a/b`, browser)).status).toBe(404);
    }
  });

  it.each(['/no-such-page', '/keywords/more', '/reports', '/report/simple/organic/keywords'])(
    'are not %s: it answers the page with status 404',
    async (address) => {
      const { status, headers } = await here.get(address, browser);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );
});
