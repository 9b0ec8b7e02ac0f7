import { beforeAll, describe, expect, it } from 'vitest';
import { documentLabels } from '../../../server/modules/dashboard-pdf/document-labels.js';
import { pngOf } from '../panel/support/pictures.js';
import { createUser } from '../support/people.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { textOfPdf } from './support/pdf-text.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const call = '/api/report/simple/domain_dashboard/pdf';

describe('R25 the summary of a domain as PDF', () => {
  it('is at the address that the call answers, in the reader’s language, with pages that are numbered', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const answer = await app.as(person).get(`${call}?domain=alpha.example&base=gny`);
    const { url } = (await answer.json()) as { url: string };
    expect(url.startsWith(app.url)).toBe(true);
    for (const [locale, words] of [
      ['en', ['alpha.example', 'Keywords in top 50', 'Organic competitors', 'Page 1 of ']],
      ['ru', ['alpha.example', 'Фразы в топ 50', 'Конкуренты в поиске', 'Страница 1 из ']],
    ] as const) {
      const file = await app
        .as(person)
        .get(url.slice(app.url.length).replace(/locale=\w+/, `locale=${locale}`));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="alpha\.example gny /);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const [first = '', ...others] = textOfPdf(bytes);
      const text = first.replace(/\s+/g, ' ');
      for (const word of words) expect(text).toContain(word);
      expect(
        text.endsWith(String(others.length + 1)) || text.includes(`${words[3]}${others.length + 1}`),
      ).toBe(true);
    }
  });

  it('says the figures of the summary itself', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const calls = app.as(person);
    const summary = await calls.get('/api/report/simple/domain_dashboard?domain=alpha.example&base=gny');
    const { it50, it10, keys } = (await summary.json()) as {
      it50: number;
      it10: number;
      keys: { word: string }[];
    };
    const file = await calls.get(`${call}/file?domain=alpha.example&base=gny&locale=en`);
    const text = textOfPdf(Buffer.from(await file.arrayBuffer())).join('');
    expect(text).toContain(`Keywords in top 50${it50}`);
    expect(text).toContain(`In top 10${it10}`);
    for (const { word } of keys) expect(text).toContain(word.slice(0, 30));
    const ranged = keys.filter(({ word }) => app.oracle.attributes(word)['ws_range'] === '100-1000');
    expect(ranged.length).toBeGreaterThan(0);
    expect(text.split('100–1,000').length - 1).toBeGreaterThanOrEqual(ranged.length);
  });

  it('can be searched and copied in Russian: no letter of its headings is lost (B11)', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const file = await app.as(person).get(`${call}/file?domain=alpha.example&base=gny&locale=ru`);
    const text = textOfPdf(Buffer.from(await file.arrayBuffer())).join(' ');
    const { kind, visitsTitle, depthTitle, depthNow, competitors, topKeywords, topPages, byKeywords } =
      documentLabels.ru;
    for (const heading of [
      kind,
      visitsTitle,
      depthTitle,
      depthNow,
      competitors,
      topKeywords,
      topPages,
      byKeywords,
    ]) {
      expect(text).toContain(heading);
    }
  });

  it('carries the person’s own brand, for colleagues that of the owner', async () => {
    const owner = await createUser(app, { kind: 'team' });
    const member = await createUser(app, { kind: 'demo', owner });
    const pictures = async (headers: Record<string, string>) => {
      const file = await app.as({ headers }).get(`${call}/file?domain=alpha.example&base=gny`);
      return (await file.text()).match(/\/Subtype \/Image/g)?.length ?? 0;
    };
    expect(await pictures(member.headers)).toBe(0);
    await app.stores.postgres.query(
      'INSERT INTO account_logo (account_id, png, width, height, updated_at) VALUES ($1, $2, 30, 20, now())',
      [owner.id, pngOf(30, 20)],
    );
    expect(await pictures(owner.headers)).toBeGreaterThan(0);
    expect(await pictures(member.headers)).toBeGreaterThan(0);
  });

  it('is refused to guests and in demo mode, both where it is asked for and where it is opened', async () => {
    const demo = await createUser(app, { kind: 'demo' });
    for (const path of [call, `${call}/file`]) {
      const refused = await app.as(demo).get(`${path}?domain=alpha.example&base=gny`);
      expect([refused.status, await refused.json()]).toEqual([
        402,
        expect.objectContaining({
          code: 'REPORT_RESTRICTED',
          message: expect.stringContaining('free plan') as string,
        }),
      ]);
      const guest = await app.as({ headers: {} }).get(`${path}?domain=alpha.example&base=gny`);
      expect(guest.status).toBe(401);
    }
  });

  it('tells of domains that the database does not hold, on a page where a person opens it', async () => {
    const person = await createUser(app, { kind: 'pro' });
    const unknown = await app.as(person).get(`${call}?domain=nowhere.example&base=gny`);
    expect([unknown.status, (await unknown.json()) as object]).toEqual([
      404,
      expect.objectContaining({ code: 'DOMAIN_NOT_FOUND' }),
    ]);
    const headers = { ...person.headers, accept: 'text/html' };
    const page = await app.as({ headers }).get(`${call}/file?domain=nowhere.example&base=gny`);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('nowhere.example');
  });
});
