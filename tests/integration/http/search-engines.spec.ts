import { beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../../server/contract/accounts/account-routes.js';
import { helpPaths } from '../../../server/contract/help/help-pages.js';
import { legalPaths } from '../../../server/contract/pages/legal-pages.js';
import { toolPages } from '../../../server/contract/tools/tool-pages.js';
import { reportRegistry } from '../../../server/reports/report-registry.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publicUrl = 'https://research.example';

let app: RunningApp;

beforeAll(async () => {
  app = await runApp({ publicUrl });
});

/** Head metadata of a page. */
async function readMetadata(address: string, language = 'en') {
  const response = await app.guest.get(address, { ...browser, 'accept-language': language });
  const html = await response.text();
  const findMatch = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag') ?? findMatch(/<meta name="robots" content="([^"]*)"/),
    title: findMatch(/<title>([^<]*)<\/title>/),
    description: findMatch(/<meta name="description" content="([^"]*)"/),
    canonical: findMatch(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]*)"/g)].map(
      ([, language = '', to = '']) => [language, to],
    ),
  };
}

/** Paths of the sitemap. */
async function readSitemapPaths(): Promise<string[]> {
  const response = await app.guest.get('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, to = '']) => {
    expect(to.startsWith(`${publicUrl}/`)).toBe(true);
    return to.slice(publicUrl.length);
  });
}

describe('search engine pages', () => {
  it('every public page is listed once with canonical URL, description and index permission', async () => {
    const addresses = await readSitemapPaths();
    expect(new Set(addresses).size).toBe(addresses.length);
    const localizedPages = [...helpPaths, ...legalPaths].filter((localizedAddress) =>
      /^\/(?:en|ru)\//.test(localizedAddress),
    );
    const tools = toolPages.map(({ route }) => route);
    expect([...addresses].sort()).toEqual(
      [...new Set(['/', '/pricing', '/statistics', '/tools', ...tools, ...localizedPages])].sort(),
    );
    const titles = new Map<string, string>();
    for (const address of addresses) {
      const { status, robots, title = '', description = '', canonical } = await readMetadata(address);
      expect([address, status, robots, canonical]).toEqual([address, 200, undefined, publicUrl + address]);
      expect([address, description.length > 30, description.length < 170]).toEqual([address, true, true]);
      expect([address, titles.get(title)]).toEqual([address, undefined]);
      titles.set(title, address);
    }
  });

  it('every URL of a page has one canonical URL and links to the other language', async () => {
    for (const [address, language] of [
      ['/website-comparison', 'en'],
      ['/website-comparison', 'ru'],
      ['/ru/website-comparison', 'en'],
      ['/RU/Website-Comparison/?utm_source=a', 'en'],
    ] as const) {
      const expectedLanguage = /^\/ru\//i.test(address) ? 'ru' : language;
      const metadata = await readMetadata(address, language);
      expect(metadata.canonical).toBe(`${publicUrl}/${expectedLanguage}/website-comparison`);
      expect(metadata.title).toBe(
        `${expectedLanguage === 'ru' ? 'Сравнение доменов · Справка' : 'Keyword gap · Help'} · Rivalscope`,
      );
      expect(metadata.alternates).toEqual([
        ['en', `${publicUrl}/en/website-comparison`],
        ['ru', `${publicUrl}/ru/website-comparison`],
      ]);
    }
    expect((await readMetadata('/en/tarif')).canonical).toBe(`${publicUrl}/pricing`);
    expect((await readMetadata('/pricing?utm_source=a')).canonical).toBe(`${publicUrl}/pricing`);
  });

  it('account pages, reports and missing pages are not indexed', async () => {
    const listed = ['/pricing', '/en/tarif', '/ru/tarif'];
    const accountPages = Object.values(accountRoutes)
      .filter((route) => !listed.includes(route))
      .map((route) => route.replace(':lang', 'en').replace(/:\w+/, 'abc'));
    const tools = toolPages.map(({ route }) => route as string);
    const reports = reportRegistry.map(({ route }) => route).filter((route) => !tools.includes(route));
    for (const address of [
      ...accountPages,
      ...reports,
      '/report?domain=alpha.example',
      '/no-such-page',
      '/graphql',
    ]) {
      const { robots, canonical } = await readMetadata(address);
      expect([address, robots, canonical]).toEqual([address, 'noindex', undefined]);
    }
  });

  it('robots.txt names the sitemap and excludes the API', async () => {
    const response = await app.guest.get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`]),
    );
  });
});
