import { beforeAll, describe, expect, it } from 'vitest';
import { maxSummaryAds, maxSummaryRows } from '../../../server/contract/reports/summary-lists.js';
import { documentLabels } from '../../../server/modules/dashboard-pdf/document-labels.js';
import { atDepth, casesAtDepth } from '../../support/test-depth.js';
import { pngOf } from '../account-page/support/images.js';
import { createUser } from '../support/test-users.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { textOfPdf } from './support/pdf-text.js';
import { readSummary, summaryParts } from './support/summary-parts.js';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp();
});

const call = '/api/report/simple/domain_dashboard/pdf';

describe('the domain summary as PDF', () => {
  it("is served at the returned URL in the reader's language with page numbers", async () => {
    const user = await createUser(app, { kind: 'pro' });
    const response = await app.as(user).get(`${call}?domain=alpha.example&base=gny`);
    const { url } = (await response.json()) as { url: string };
    expect(url.startsWith(app.url)).toBe(true);
    for (const [locale, words] of [
      ['en', ['alpha.example', 'Keywords in top 50', 'Organic competitors', 'Page 1 of ']],
      ['ru', ['alpha.example', 'Фразы в топ 50', 'Конкуренты в поиске', 'Страница 1 из ']],
    ] as const) {
      const file = await app
        .as(user)
        .get(url.slice(app.url.length).replace(/locale=\w+/, `locale=${locale}`));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="alpha\.example gny /);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const [first = '', ...otherPages] = textOfPdf(bytes);
      const text = first.replace(/\s+/g, ' ');
      for (const word of words) expect(text).toContain(word);
      expect(
        text.endsWith(String(otherPages.length + 1)) || text.includes(`${words[3]}${otherPages.length + 1}`),
      ).toBe(true);
    }
  });

  it.each(
    casesAtDepth(
      [
        ['gny', 'en', '$'],
        ['gny', 'ru', '$'],
        ['msk', 'ru', '₽'],
        ['msk', 'en', '₽'],
      ] as const,
      2,
    ),
  )('has the rows and figures of the page and of the reports in %s (%s)', async (base, language, sign) => {
    const otherDomains = atDepth({ quick: [], deep: app.world.domains, full: app.world.domains });
    for (const domain of new Set(['alpha.example', 'eps.example', ...otherDomains])) {
      const { page, competitors, paidCompetitors, ...reports } = await readSummary(app, domain, base);
      expect(reports.organicCompetitors.data).toEqual(competitors.slice(0, maxSummaryRows));
      expect(reports.adCompetitors.data).toEqual(paidCompetitors.slice(0, maxSummaryRows));
      expect(reports.organicKeywords.data).toEqual(page.keys.slice(0, maxSummaryRows));
      expect(reports.sitePages.data).toEqual(page.pages.slice(0, maxSummaryRows));
      expect(reports.ads.data).toEqual(page.ads.slice(0, maxSummaryAds));
      const file = await app.get(`${call}/file?domain=${domain}&base=${base}&locale=${language}`);
      const text = textOfPdf(Buffer.from(await file.arrayBuffer()))
        .join('')
        .replace(/\s/g, '');
      for (const part of summaryParts({ page, competitors, paidCompetitors }, base, language, sign)) {
        expect(text).toMatch(part);
      }
    }
  });

  it('is refused with 503 beyond the queue of an account, and other accounts do not wait behind it', async () => {
    const [flooder, other] = [await createUser(app, { kind: 'pro' }), await createUser(app, { kind: 'pro' })];
    const file = `${call}/file?domain=alpha.example&base=gny&locale=en`;
    const order: string[] = [];
    const request = async (user: typeof other, name: string) => {
      const response = await app.as(user).get(file);
      await response.arrayBuffer();
      order.push(`${name} ${response.status}`);
      return response;
    };
    const flood = Array.from({ length: 12 }, () => request(flooder, 'flooder'));
    await expect.poll(() => order).toContain('flooder 503');
    const [refused] = (await Promise.all([...flood, request(other, 'other')])).filter(
      ({ status }) => status === 503,
    );
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    const answered = order.filter((answer) => answer.endsWith(' 200'));
    expect(answered.length).toBeLessThan(12);
    // One document is being drawn, and the account that waits with five others is next in turn.
    expect(answered.indexOf('other 200')).toBeLessThan(answered.length - 2);
  });

  it('is searchable in Russian without lost letters in headings', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const file = await app.as(user).get(`${call}/file?domain=alpha.example&base=gny&locale=ru`);
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

  it("carries the user's brand, or the owner's for team members", async () => {
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

  it('is rejected for guests and the free plan, on request and on download', async () => {
    const demo = await createUser(app, { kind: 'demo' });
    for (const path of [call, `${call}/file`]) {
      const rejected = await app.as(demo).get(`${path}?domain=alpha.example&base=gny`);
      expect([rejected.status, await rejected.json()]).toEqual([
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

  it('reports unknown domains on an HTML page in a browser', async () => {
    const user = await createUser(app, { kind: 'pro' });
    const unknown = await app.as(user).get(`${call}?domain=nowhere.example&base=gny`);
    expect([unknown.status, (await unknown.json()) as object]).toEqual([
      404,
      expect.objectContaining({ code: 'DOMAIN_NOT_FOUND' }),
    ]);
    const headers = { ...user.headers, accept: 'text/html' };
    const page = await app.as({ headers }).get(`${call}/file?domain=nowhere.example&base=gny`);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('nowhere.example');
  });
});
