import { topKeywordDomains } from './definitions/domains/top-keyword-domains.report.js';
import { comparison } from './definitions/comparison/comparison.report.js';
import { visibleDomains } from './definitions/domains/visible-domains.report.js';
import { keywordBuildup } from './definitions/tools/keyword-buildup.report.js';
import { keywordCompetitors } from './definitions/tools/keyword-competitors.report.js';
import { massCheckKeywords } from './definitions/tools/mass-check-keywords.report.js';
import {
  pageKeywordsByPage,
  pageKeywordsByWeight,
} from './definitions/tools/page-keywords-of-list.report.js';
import { clusteringKeywords } from './definitions/clustering/clustering-keywords.report.js';
import { groupDomains } from './definitions/groups/group-domains.report.js';
import { groupKeywords } from './definitions/groups/group-keywords.report.js';
import { groupCompetitors } from './definitions/groups/group-competitors.report.js';
import { groupPages } from './definitions/groups/group-pages.report.js';
import { groupAdKeywords } from './definitions/groups/group-ad-keywords.report.js';
import { groupAdCompetitors } from './definitions/groups/group-ad-competitors.report.js';
import { groupAds } from './definitions/groups/group-ads.report.js';
import { groupAdLinks } from './definitions/groups/group-ad-links.report.js';
import { groupAdFacts } from './definitions/groups/group-ad-facts.report.js';
import { keywordSearch } from './definitions/keywords/keyword-search.report.js';
import { similarKeywords } from './definitions/keywords/similar-keywords.report.js';
import { lostKeywords } from './definitions/organic/lost-keywords.report.js';
import { lostPages } from './definitions/organic/lost-pages.report.js';
import { organicCompetitors } from './definitions/organic/organic-competitors.report.js';
import { organicKeywords } from './definitions/organic/organic-keywords.report.js';
import { pageCompetitors } from './definitions/organic/page-competitors.report.js';
import { pageKeywords } from './definitions/organic/page-keywords.report.js';
import { pagesWithKeywords } from './definitions/organic/pages-with-keywords.report.js';
import { sitePages } from './definitions/organic/site-pages.report.js';
import { ownDays } from './definitions/own/own-days.report.js';
import { ownPages } from './definitions/own/own-pages.report.js';
import { ownQueries } from './definitions/own/own-queries.report.js';
import { ownCountries, ownDevices } from './definitions/own/own-shares.report.js';
import { adCompetitors } from './definitions/paid/ad-competitors.report.js';
import { adFacts } from './definitions/paid/ad-facts.report.js';
import { adKeywords } from './definitions/paid/ad-keywords.report.js';
import { adLinks } from './definitions/paid/ad-links.report.js';
import { ads } from './definitions/paid/ads.report.js';
import { directAdKeywords } from './definitions/paid/direct-ad-keywords.report.js';
import { directAdsByDomain } from './definitions/paid/direct-ads-by-domain.report.js';
import { directAds } from './definitions/paid/direct-ads.report.js';
import { keywordsOfAd } from './definitions/paid/keywords-of-ad.report.js';
import {
  sitesByAdsense,
  sitesByAnalytics,
  sitesByLeadia,
  sitesByRelap,
} from './definitions/owners/owner-sites.report.js';
import { subdomains } from './definitions/owners/subdomains.report.js';
import { domainBatch } from './definitions/tools/domain-batch.report.js';
import { mainThemes } from './definitions/tools/main-themes.report.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ReportDefinition } from './engine/report-definition.js';
import { extendedVocabulary, pageVocabulary } from './definitions/tools/page-vocabulary.report.js';
import { validateReports } from './engine/validate-reports.js';

/** REST path prefixes of reports. */
const restPrefixes = ['/report/', '/tools/', '/clustering/'];

/** All reports, in the order of menus and documentation. An invalid declaration prevents the start. */
export const reportRegistry: readonly ReportDefinition[] = validateReports(
  [
    organicKeywords,
    pageKeywords,
    lostKeywords,
    organicCompetitors,
    pageCompetitors,
    sitePages,
    pagesWithKeywords,
    lostPages,
    adKeywords,
    ads,
    keywordsOfAd,
    adLinks,
    adFacts,
    adCompetitors,
    directAdsByDomain,
    directAdKeywords,
    directAds,
    similarKeywords,
    keywordSearch,
    visibleDomains,
    topKeywordDomains,
    comparison,
    sitesByAdsense,
    sitesByAnalytics,
    sitesByLeadia,
    sitesByRelap,
    subdomains,
    ownQueries,
    ownPages,
    ownDays,
    ownCountries,
    ownDevices,
    groupDomains,
    groupKeywords,
    groupCompetitors,
    groupPages,
    groupAdKeywords,
    groupAdCompetitors,
    groupAds,
    groupAdLinks,
    groupAdFacts,
    clusteringKeywords,
    keywordBuildup,
    massCheckKeywords,
    keywordCompetitors,
    pageKeywordsByWeight,
    pageKeywordsByPage,
    ...pageVocabulary,
    ...extendedVocabulary,
    domainBatch,
    mainThemes,
  ],
  restPrefixes,
);

/** Finds a report by id. */
export function findReport(id: string): ReportDefinition | undefined {
  return reportRegistry.find((report) => report.id === id);
}

/**
 * The report with this id.
 * @throws AppError NotFound
 */
export function requireReport(id: string): ReportDefinition {
  const report = findReport(id);
  if (report === undefined) throw new AppError(ErrorCode.NotFound, { field: 'reportName' });
  return report;
}
