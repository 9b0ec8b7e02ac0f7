import { describe, expect, it } from 'vitest';
import { tabTitle } from '../../server/contract/pages/catalogued-page.js';
import { menuPages } from './menu-pages.js';
import {
  tabContains,
  startsGroup,
  visibleTabs,
  sharedTab,
  filterTabsByEngine,
  buildTabs,
} from './report-tabs.js';

const domain = { kind: 'domain', domain: 'a.example' } as const;
const page = { kind: 'page', domain: 'a.example', pageUrl: '/b' } as const;
const keyword = { kind: 'keyword', keyword: 'tent' } as const;

/** Serializes a tab row. The name of each group precedes its first tab. */
function serializeTabs(tabs: ReturnType<typeof buildTabs>, language: 'en' | 'ru' = 'en'): string {
  return tabs
    .map(
      ({ page }, index) => (startsGroup(tabs, index) ? `${page.tab.group}: ` : '') + tabTitle(page)[language],
    )
    .join(', ');
}

describe('report tabs', () => {
  it('list the organic reports of a domain before its ads', () => {
    expect(serializeTabs(buildTabs(domain))).toBe(
      'Summary, seo: Keywords, Lost keywords, Pages, Keywords by page, Lost pages, Page tree, Organic competitors, ' +
        'ppc: Paid keywords, Ads, Sitelinks, Callouts, Ad competitors, Direct ads, Ad campaign export, Related sites',
    );
    expect(serializeTabs(buildTabs(domain), 'ru')).toBe(
      'Сводка, seo: Фразы, Потерянные фразы, Страницы, Фразы по страницам, Потерянные страницы, Структура сайта, ' +
        'Конкуренты в поиске, ppc: Фразы в рекламе, Объявления, Быстрые ссылки, Уточнения, Конкуренты в рекламе, ' +
        'Объявления Директа, Экспорт рекламной кампании, Связанные сайты',
    );
  });

  it("list the reports of a page after the domain's keywords", () => {
    expect(serializeTabs(buildTabs(page))).toMatch(
      /^Summary, seo: Keywords, Page keywords, Competing pages, Lost keywords, /,
    );
    expect(
      buildTabs(page, 'gny')
        .slice(1, 3)
        .map(({ to }) => to),
    ).toEqual(['/keywords?domain=a.example&db=gny', '/keysbypage?domain=a.example&page_url=%2Fb&db=gny']);
  });

  it('list the reports of a keyword', () => {
    expect(buildTabs(keyword).map(({ page, to }) => [tabTitle(page).en, to])).toEqual([
      ['Summary', '/report?domain=tent&as=keyword'],
      ['Similar keywords', '/similarkeys?key=tent'],
      ['Direct ads', '/direct/ads?key=tent'],
    ]);
  });

  it('omit reports of another search engine unless they are open', () => {
    const tabNames = (engine: 'google' | 'yandex', pathname = '/report') =>
      filterTabsByEngine(buildTabs(keyword), engine, { pathname, search: '' }).map(({ page: { id } }) => id);
    expect(tabNames('yandex')).toEqual(['keyword-summary', 'similar-keywords', 'direct-ads']);
    expect(tabNames('google')).toEqual(['keyword-summary', 'similar-keywords']);
    expect(tabNames('google', '/direct/ads')).toEqual(['keyword-summary', 'similar-keywords', 'direct-ads']);
  });
});

it('group page lists under one tab and ad extensions under another', () => {
  const tabs = buildTabs(domain);
  const row = visibleTabs(tabs);
  expect(serializeTabs(row)).toBe(
    'Summary, seo: Keywords, Lost keywords, Pages, Page tree, Organic competitors, ' +
      'ppc: Paid keywords, Ads, Sitelinks, Ad competitors, Direct ads, Ad campaign export, Related sites',
  );
  const switchTabs = (pathname: string) =>
    sharedTab(tabs, { pathname, search: '' }).map(({ page }) => tabTitle(page).en);
  for (const pathname of ['/sitepages', '/sitepageswithkeys']) {
    expect(switchTabs(pathname)).toEqual(['Pages', 'Keywords by page', 'Lost pages']);
  }
  expect(switchTabs('/ads/facts')).toEqual(['Sitelinks', 'Callouts']);
  expect(switchTabs('/keywords')).toEqual([]);
  const active = row.filter((tab) => tabContains(tab, tabs, { pathname: '/sitepageswithkeys', search: '' }));
  expect(active.map(({ page: { id } }) => id)).toEqual(['site-pages']);
});

it('link first-party reports under one tab if the reader has data of the domain', () => {
  const tabsWith = (reportIds: readonly string[]) => {
    const tabs = buildTabs(domain, undefined, reportIds);
    const last = visibleTabs(tabs).at(-1);
    const path = last?.to.split('?')[0] ?? '';
    return [
      last?.page.tab.sharedTitle?.ru,
      path,
      sharedTab(tabs, { pathname: path, search: '' }).map(({ page: { id } }) => id),
    ];
  };
  expect(tabsWith([])).toEqual([undefined, '/monetization', []]);
  const firstPartyReportIds = ['own-queries', 'own-pages', 'own-days', 'own-countries', 'own-devices'];
  expect(tabsWith(firstPartyReportIds)).toEqual(['Свои данные', '/own/queries', firstPartyReportIds]);
  // Without first-party data about queries, the tab opens the daily report.
  expect(tabsWith(['own-days', 'own-devices'])).toEqual([
    'Свои данные',
    '/own/days',
    ['own-days', 'own-devices'],
  ]);
  const tabs = buildTabs(domain, undefined, ['own-days', 'own-devices']);
  expect(
    visibleTabs(tabs)
      .filter((tab) => tabContains(tab, tabs, { pathname: '/own/devices', search: '' }))
      .map(({ page: { id } }) => id),
  ).toEqual(['own-days']);
  expect(buildTabs(keyword, undefined, firstPartyReportIds)).toEqual(buildTabs(keyword));
});

it('distinguish the nine views of a group report by their page parameter', () => {
  const rid = '2f9d1c52-5c62-4b0e-9a52-0d6b3a7f1e11';
  const tabs = buildTabs({ kind: 'group', rid }, 'gny');
  expect(serializeTabs(visibleTabs(tabs))).toBe(
    'Domains, seo: Keywords, Organic competitors, Pages, ppc: Paid keywords, Ad competitors, All',
  );
  expect(tabs.map(({ to }) => to.replace(`/group/${rid}?`, ''))).toEqual([
    'page=domains&db=gny',
    'db=gny',
    'page=concurents&db=gny',
    'page=sitepages&db=gny',
    'page=adkeywords&db=gny',
    'page=adconcurents&db=gny',
    'page=ads&db=gny',
    'page=adlinks&db=gny',
    'page=adfacts&db=gny',
  ]);
  const openAt = (search: string) =>
    visibleTabs(tabs)
      .filter((tab) => tabContains(tab, tabs, { pathname: `/group/${rid}`, search }))
      .map(({ page: { id } }) => id);
  expect(openAt('?db=gny')).toEqual(['group-keywords']);
  expect(openAt('?page=adfacts')).toEqual(['group-ads']);
  expect(openAt('?page=nothing')).toEqual(['group-keywords']);
  expect(
    sharedTab(tabs, { pathname: `/group/${rid}`, search: '?page=adlinks' }).map(
      ({ page }) => tabTitle(page).en,
    ),
  ).toEqual(['All', 'Unique links', 'Unique callouts']);
});

it('offer pages without a subject in menus', () => {
  const readMenu = (menu: 'domains' | 'keywords') =>
    menuPages(menu).map(({ route, title }) => [route, title.en, title.ru]);
  expect(readMenu('domains')).toEqual([
    ['/visible', 'Most visible domains', 'Самые видимые домены'],
    ['/topkeys', 'Domains with most keywords', 'Домены с наибольшим числом фраз'],
    ['/compare', 'Keyword gap', 'Сравнение доменов'],
  ]);
  expect(readMenu('keywords')).toEqual([['/searchkeys', 'Keyword search', 'Поиск фраз']]);
});
