/** Every address of the browser's pages, written once. */
export const paths = {
  home: '/',
  summary: '/report',
  keywords: '/keywords',
  pageKeywords: '/keysbypage',
  pageCompetitors: '/concurentpages',
  lostKeywords: '/lostkeywords',
  competitors: '/concurents',
  pages: '/sitepages',
  pagesWithKeywords: '/sitepageswithkeys',
  pageTree: '/sitepagestree',
  lostPages: '/lostpages',
  adKeywords: '/adkeywords',
  ads: '/ads',
  keywordsOfAd: '/adkeysbyads',
  adLinks: '/ads/links',
  adFacts: '/ads/facts',
  adCompetitors: '/adconcurents',
  directAds: '/direct/ads',
  directAdsByDomain: '/direct/domain',
  directAdKeywords: '/direct/adkeys',
  adExport: '/ads/export',
  similarKeywords: '/similarkeys',
  keywordSearch: '/searchkeys',
  visibleDomains: '/visible',
  topKeywordDomains: '/topkeys',
  compare: '/compare',
  monetization: '/monetization',
  sitesByAdsense: '/owner/byadsense',
  sitesByAnalytics: '/owner/byanalytics',
  sitesByLeadia: '/owner/byleadia',
  sitesByRelap: '/owner/byrelapio',
  subdomains: '/owner/subdomains',
  login: '/login',
  logout: '/logout',
  successfulRegistration: '/successful-registration',
  forgotPassword: '/forgotpassword',
  resetPassword: '/:lang/forgotpassword/:uid',
  invitation: '/:lang/invitation/:uid',
  activation: '/:lang/activation/:uid',
  panel: '/panel',
  history: '/history',
  systemNotifications: '/system-notifications',
  pricing: '/pricing',
  subscription: '/subscription',
  admin: '/admin',
  changeDatabase: '/changedb',
  apiDocs: '/api/docs',
  playground: '/graphql',
} as const;

/** Reports on one domain: each takes it as `domain`. */
export const domainPaths = [
  paths.summary,
  paths.keywords,
  paths.lostKeywords,
  paths.pages,
  paths.pagesWithKeywords,
  paths.pageTree,
  paths.lostPages,
  paths.competitors,
  paths.adKeywords,
  paths.ads,
  paths.keywordsOfAd,
  paths.adLinks,
  paths.adFacts,
  paths.adCompetitors,
  paths.directAdsByDomain,
  paths.directAdKeywords,
  paths.adExport,
  paths.monetization,
] as const;

export type DomainPath = (typeof domainPaths)[number];

/** Reports on an owner: each takes an `id`. */
export const ownerPaths = [
  paths.sitesByAdsense,
  paths.sitesByAnalytics,
  paths.sitesByLeadia,
  paths.sitesByRelap,
  paths.subdomains,
] as const;

export type OwnerPath = (typeof ownerPaths)[number];

/** Reports on one page of a domain: each takes `domain` and `page_url`. */
export const pagePaths = [paths.pageKeywords, paths.pageCompetitors] as const;

export type PagePath = (typeof pagePaths)[number];

/** Reports on one keyword: each takes it as `key`. */
export const keywordPaths = [paths.similarKeywords, paths.directAds] as const;

/** A domain's report; `base` only where the address must hold the database too. */
export function domainReportPath(path: DomainPath, domain: string, base?: string): string {
  return `${path}?${queryOf({ domain, db: base })}`;
}

/** A report on an owner by an identifier, or on the subdomains of a domain. */
export function ownerReportPath(path: OwnerPath, id: string, base?: string): string {
  return `${path}?${queryOf({ id, db: base })}`;
}

/** Summary of a keyword: the same address as a domain's, as the search form sends both there. */
export function keywordSummaryPath(keyword: string, base?: string): string {
  return `${paths.summary}?${queryOf({ domain: keyword, db: base })}`;
}

export function directAdsPath(keyword: string, base?: string): string {
  return `${paths.directAds}?${queryOf({ key: keyword, db: base })}`;
}

export function similarKeywordsPath(keyword: string, base?: string): string {
  return `${paths.similarKeywords}?${queryOf({ key: keyword, db: base })}`;
}

/** A report on a page of a domain. */
export function pageReportPath(path: PagePath, domain: string, pageUrl: string, base?: string): string {
  return `${path}?${queryOf({ domain, page_url: pageUrl, db: base })}`;
}

/** Several domains side by side. */
export function comparisonPath(domains: readonly string[], base?: string): string {
  return `${paths.compare}?${queryOf({ domains: domains.join(','), db: base })}`;
}

/** Where somebody who has a plan changes it; `needed` is the id of the one that they lack. */
export function subscriptionPath(needed?: number): string {
  return needed === undefined
    ? paths.subscription
    : `${paths.subscription}?${queryOf({ needleTariff: String(needed) })}`;
}

/** Keywords of the base that hold all words of the phrase; in any of their forms where it is not strict. */
export function keywordSearchPath(phrase: string, base?: string, isStrict = true): string {
  return `${paths.keywordSearch}?${queryOf({ phrases: phrase, strict: isStrict ? undefined : '0', db: base })}`;
}

interface LoginWish {
  /** Where to go on afterwards: path, query and hash of a page. */
  returnTo?: string;
  /** Opens registration. */
  register?: boolean;
  /** Opens registration with this plan chosen. */
  plan?: number;
}

/** The login page. */
export function loginPath({ returnTo, register, plan }: LoginWish = {}): string {
  const query = queryOf({ redirect: returnTo === paths.home ? undefined : returnTo });
  const hash = plan === undefined ? (register ? '#register' : '') : `#tarif${plan}`;
  return paths.login + (query ? `?${query}` : '') + hash;
}

/** Leaves for the same page in another database. A server's address: not for the router. */
export function changeDatabasePath(code: string, returnTo: string): string {
  return `${paths.changeDatabase}/${encodeURIComponent(code)}?${queryOf({ url: returnTo })}`;
}

function queryOf(parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.toString();
}
