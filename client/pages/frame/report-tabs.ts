import type { frame } from '../../i18n/en/frame.js';
import type { Subject } from '../../lib/subject.js';
import type { SearchEngine } from '../../../server/contract/search-engine.js';
import {
  directAdsPath,
  type DomainPath,
  domainReportPath,
  keywordSummaryPath,
  pageReportPath,
  type PagePath,
  paths,
  similarKeywordsPath,
} from '../../addresses/paths.js';

/** Part of the reports, named before the first of it. */
export type ReportGroup = 'seo' | 'ppc';

/** A report in the row under the header. */
export interface ReportTab<Path extends string = string> {
  path: Path;
  /** Key of its name among the frame's texts. */
  label: Exclude<keyof (typeof frame)['navigation'], 'label' | ReportGroup>;
  to: string;
  /** Id of the report whose rows are its number. */
  report?: string;
  group?: ReportGroup;
  /** The search engine whose databases alone have it. */
  engine?: SearchEngine;
}

type Entry<Path extends string> = Omit<ReportTab<Path>, 'to'>;

/** The reports of a domain, in their order. */
const domainTabs: readonly Entry<DomainPath>[] = [
  { path: paths.summary, label: 'summary' },
  { path: paths.keywords, label: 'keywords', report: 'organic-keywords', group: 'seo' },
  { path: paths.lostKeywords, label: 'lostKeywords', report: 'lost-keywords', group: 'seo' },
  { path: paths.pages, label: 'pages', report: 'site-pages', group: 'seo' },
  { path: paths.pagesWithKeywords, label: 'pagesWithKeywords', group: 'seo' },
  { path: paths.lostPages, label: 'lostPages', group: 'seo' },
  { path: paths.pageTree, label: 'pageTree', group: 'seo' },
  { path: paths.competitors, label: 'competitors', report: 'organic-competitors', group: 'seo' },
  { path: paths.adKeywords, label: 'adKeywords', group: 'ppc' },
  { path: paths.ads, label: 'ads', report: 'ads', group: 'ppc' },
  { path: paths.adLinks, label: 'adLinks', group: 'ppc' },
  { path: paths.adFacts, label: 'adFacts', group: 'ppc' },
  { path: paths.adCompetitors, label: 'adCompetitors', group: 'ppc' },
  { path: paths.directAdsByDomain, label: 'directAds', group: 'ppc', engine: 'yandex' },
  { path: paths.adExport, label: 'adExport', group: 'ppc' },
  { path: paths.monetization, label: 'monetization' },
];

/** What a page has besides its domain's reports; they come after the domain's keywords. */
const pageTabs: readonly Entry<PagePath>[] = [
  { path: paths.pageKeywords, label: 'pageKeywords', group: 'seo' },
  { path: paths.pageCompetitors, label: 'pageCompetitors', group: 'seo' },
];

/** The reports of a subject that there are, in their order. `base` only where the page's address holds it. */
export function tabsOf(subject: Subject, base?: string): ReportTab[] {
  if (subject.kind === 'keyword') {
    return [
      { path: paths.summary, label: 'summary', to: keywordSummaryPath(subject.keyword, base) },
      {
        path: paths.similarKeywords,
        label: 'similarKeywords',
        to: similarKeywordsPath(subject.keyword, base),
      },
      {
        path: paths.directAds,
        label: 'directAds',
        engine: 'yandex',
        to: directAdsPath(subject.keyword, base),
      },
    ];
  }
  const ofDomain = domainTabs.map((tab) => ({
    ...tab,
    to: domainReportPath(tab.path, subject.domain, base),
  }));
  if (subject.kind === 'domain') return ofDomain;
  const ofPage = pageTabs.map((tab) => ({
    ...tab,
    to: pageReportPath(tab.path, subject.domain, subject.pageUrl, base),
  }));
  return [...ofDomain.slice(0, 2), ...ofPage, ...ofDomain.slice(2)];
}

/** The reports that the databases of a search engine have; one that has the page open stays in sight. */
export function tabsFor(
  tabs: readonly ReportTab[],
  engine: SearchEngine | undefined,
  pathname: string,
): ReportTab[] {
  return tabs.filter((tab) => tab.engine === undefined || tab.engine === engine || tab.path === pathname);
}

/** Whether a tab is the first of its part. */
export function opensGroup(tabs: readonly ReportTab[], at: number): boolean {
  const { group } = tabs[at] ?? {};
  return group !== undefined && group !== tabs[at - 1]?.group;
}
