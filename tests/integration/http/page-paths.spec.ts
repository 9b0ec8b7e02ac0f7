import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { helpPaths } from '../../../server/contract/help/help-pages.js';
import { legalPaths } from '../../../server/contract/pages/legal-pages.js';
import { pagePaths } from '../../../server/http/pages/page-paths.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { runApp, type RunningApp } from '../support/running-app.js';

/** Browser routes that the server handles itself. */
const servers = ['changeDatabase', 'apiDocs', 'playground'];
/** Route of blog posts, of which this server has none. */
const post = '/blog/:slug';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let app: RunningApp;
let routes: string[];

beforeAll(async () => {
  app = await runApp();
  // The server does not import client code, so only this test compares both lists.
  const { paths } = await addresses<{ paths: Record<string, string> }>('paths');
  const { catalogue } = await addresses<{ catalogue: { route: string }[] }>('catalogue');
  const own = Object.entries(paths).filter(([name]) => !servers.includes(name));
  routes = [
    ...new Set([
      ...own.map(([, address]) => address),
      ...catalogue.map(({ route }) => route),
      ...helpPaths,
      ...legalPaths,
    ]),
  ];
});

function addresses<Part>(name: string): Promise<Part> {
  return import(
    pathToFileURL(path.join(projectRoot, 'client/addresses', `${name}.ts`)).href
  ) as Promise<Part>;
}

describe('page routes', () => {
  it('are the same on the server and in the browser', () => {
    expect([...pagePaths].sort()).toEqual([...routes].sort());
  });

  it('respond with 200 with and without a trailing slash', async () => {
    for (const address of routes
      .filter((pagePath) => pagePath !== post)
      .flatMap((pagePath) => [pagePath, `${pagePath}?domain=a.example`, `${pagePath.toUpperCase()}/`])) {
      const { status, headers } = await app.get(address, browser);
      expect([address, status, headers.get('content-type')]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('contain the placeholders for a language and a secret', async () => {
    for (const page of ['forgotpassword', 'invitation', 'activation']) {
      expect((await app.get(`/ru/${page}/Zm9v-_bar`, browser)).status).toBe(200);
      expect((await app.get(`/ru/${page}/a/b`, browser)).status).toBe(404);
    }
  });

  it.each(['/no-such-page', '/keywords/more', '/reports', '/report/simple/organic/keywords'])(
    '%s is not a route and responds with a 404 page',
    async (address) => {
      const { status, headers } = await app.get(address, browser);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );
});
