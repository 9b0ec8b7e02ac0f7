import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../support/caller.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { runTool } from '../tools/support/tool-calls.js';
import { inDeepRuns } from '../../support/test-depth.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
beforeEach(() => app.clock.release());

interface Entry {
  report: string;
  title: string;
  subject: string;
  base: string;
  path: string;
  requestedAt: string;
}

async function history(caller: Caller, language = 'en'): Promise<Entry[]> {
  const { data } = await caller.graphql(
    '{ history { report title subject base path requestedAt } }',
    {},
    { 'accept-language': language },
  );
  return data?.['history'] as Entry[];
}

const opened = async (caller: Caller) =>
  (await history(caller)).map(({ report, subject }) => [report, subject]);

describe('the history', () => {
  it("lists opened reports newest first with their page in the reader's language", async () => {
    app.clock.set('2026-11-21T10:00:00Z');
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    await caller.graphql('{ organicKeywords(domain: "https://www.Alpha.example/x", base: "msk") { total } }');
    app.clock.advance({ minutes: 1 });
    await caller.graphql('{ similarKeywords(keyword: " Buy  PHONE ") { total } }');
    app.clock.advance({ minutes: 1 });
    await caller.graphql('{ keywordDashboard(keyword: "buy phone") { id } }');
    app.clock.advance({ minutes: 1 });
    await caller.get(
      '/api/report/simple/organic/keywords/bypage?domain=beta.example&page_url=/catalog/phones?page=2',
    );
    app.clock.advance({ minutes: 1 });
    await caller.graphql('{ keywordSearch(phrases: ["red phone", "berry"]) { total } }');
    const english = await history(caller);
    expect(english.map(({ report, title, subject, base }) => [report, title, subject, base])).toEqual([
      ['keyword-search', 'Keyword search', 'berry\nred phone', 'gny'],
      ['page-keywords', 'Page keywords', 'beta.example/catalog/phones?page=2', 'gny'],
      ['keyword-summary', 'Keyword summary', 'buy phone', 'gny'],
      ['similar-keywords', 'Similar keywords', 'buy phone', 'gny'],
      ['organic-keywords', 'Keywords', 'alpha.example', 'msk'],
    ]);
    expect(english.map(({ path }) => path)).toEqual([
      '/searchkeys?phrases=berry%0Ared+phone&db=gny',
      '/keysbypage?domain=beta.example&page_url=%2Fcatalog%2Fphones%3Fpage%3D2&db=gny',
      '/report?domain=buy+phone&as=keyword&db=gny',
      '/similarkeys?key=buy+phone&db=gny',
      '/keywords?domain=alpha.example&db=msk',
    ]);
    expect(english.at(-1)?.requestedAt).toBe('2026-11-21T10:00:00.000Z');
    expect((await history(caller, 'ru')).map(({ title }) => title)).toEqual([
      'Поиск фраз',
      'Фразы страницы',
      'Сводка фразы',
      'Похожие фразы',
      'Фразы',
    ]);
  });

  it("names tools in the reader's language", async () => {
    await runTool(app, '/tools/keywords_by_list', { list: ['buy phone'] });
    app.clock.advance({ minutes: 1 });
    await app.graphql('{ serpHistory(keyword: "buy phone") { keyword } }');
    const titles = async (language: string) => (await history(app, language)).map(({ title }) => title);
    expect(await titles('en')).toEqual(['SERP history', 'Bulk keyword check']);
    expect(await titles('ru')).toEqual(['История выдачи', 'Массовая проверка фраз']);
  });

  it('lists a report once and moves it up when it is opened again', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    const open = (domain: string) => caller.graphql(`{ sitePages(domain: "${domain}") { total } }`);
    for (const domain of ['alpha.example', 'beta.example', 'alpha.example']) await open(domain);
    expect(await opened(caller)).toEqual([
      ['site-pages', 'alpha.example'],
      ['site-pages', 'beta.example'],
    ]);
  });

  it('has one line for concurrent opens', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    await Promise.all(
      Array.from({ length: 20 }, () => caller.graphql('{ sitePages(domain: "alpha.example") { total } }')),
    );
    expect(await opened(caller)).toEqual([['site-pages', 'alpha.example']]);
  });

  it('is written for all users of a batch, whatever texts it contains', async () => {
    const [one, other] = [await createUser(app, { kind: 'pro' }), await createUser(app, { kind: 'pro' })];
    const [broken, complete] = [app.as(one), app.as(other)];
    const search = 'query ($text: [String!]!) { keywordSearch(phrases: $text) { total } }';
    // The database stores both lone surrogates as the same character.
    for (const text of ['\ud800', 'between', '\ud801']) await broken.graphql(search, { text: [text] });
    await complete.graphql('{ sitePages(domain: "alpha.example") { total } }');
    expect(await opened(complete)).toEqual([['site-pages', 'alpha.example']]);
    expect((await opened(broken)).map(([, subject]) => subject)).toEqual(['\ufffd', 'between']);
  });

  it('excludes failed reports and reports without a subject', async () => {
    const caller = app.as(await createUser(app, { kind: 'pro' }));
    await caller.graphql('{ sitePages(domain: "nobody.example") { total } }');
    await caller.graphql('{ visibleDomains { total } }');
    expect(await opened(caller)).toEqual([]);
  });

  inDeepRuns(() => {
    it('ends after the 100 newest', async () => {
      const user = await createUser(app, { kind: 'administrator' });
      const caller = app.as(user);
      for (let index = 1; index <= 135; index++) {
        await caller.graphql(`{ keywordSearch(phrases: ["p${index}"]) { total } }`);
      }
      const entries = await history(caller);
      expect(entries).toHaveLength(100);
      expect([entries[0]?.subject, entries[99]?.subject]).toEqual(['p135', 'p36']);
      const [stored] = await app.stores.postgres.query<{ lines: number }[]>(
        'SELECT count(*)::int AS lines FROM request_history WHERE account_id = $1',
        [user.id],
      );
      expect(stored?.lines).toBeLessThan(130);
    });
  });

  it('is separate for each team member, and a guest has none', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    await app.as(owner).graphql('{ sitePages(domain: "alpha.example") { total } }');
    expect(await opened(app.as(member))).toEqual([]);
    expect((await app.guest.get('/panel/history')).status).toBe(401);
    const response = await app.as(owner).get('/panel/history');
    expect(await response.json()).toMatchObject([
      { report: 'site-pages', subject: 'alpha.example', path: '/sitepages?domain=alpha.example&db=gny' },
    ]);
  });
});
