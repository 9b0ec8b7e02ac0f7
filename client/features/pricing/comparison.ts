import {
  maxComparedLines,
  maxDuplicateLines,
  maxUniqueWordLines,
  maxVariations,
} from '../../../server/contract/tools/list-limits.js';
import { hasPage } from '../../addresses/has-page.js';
import type { pricing } from '../../i18n/en/pricing.js';
import type { PricedPlan } from '../../graphql/plans/entry-prices.js';

type Limits = PricedPlan['limits'];

/** Value of a plan feature: included, not included, or a limit. A null `count` means unlimited. */
export type PlanValue = boolean | { count: number | null; as?: 'top' | 'csvRows' | 'minutes' };

interface ComparisonRow {
  id: keyof typeof pricing.rows;
  /** Path of the page with the feature; the row is hidden if the page does not exist. */
  page?: string;
  value: (limits: Limits) => PlanValue;
}

interface ComparisonGroup {
  id: keyof typeof pricing.groups;
  rows: readonly ComparisonRow[];
}

const limitValue = (count: number | null): PlanValue => (count === 0 ? false : { count });

const allGroups: readonly ComparisonGroup[] = [
  {
    id: 'reports',
    rows: [
      { id: 'records', value: (limits) => limitValue(limits.recordsPerReport) },
      // Every plan reads every database.
      { id: 'databases', value: () => true },
      { id: 'analyze', value: (limits) => limitValue(limits.analyzePerDay) },
      { id: 'depth', value: (limits) => ({ count: limits.deepestPosition, as: 'top' }) },
      { id: 'csv', value: (limits) => ({ count: limits.exportRows, as: 'csvRows' }) },
      { id: 'adExport', value: (limits) => limits.adExport },
      { id: 'search', page: '/searchkeys', value: (limits) => limitValue(limits.searchKeys.perDay) },
      { id: 'compare', value: (limits) => limitValue(limits.sitesToCompare) },
      { id: 'owner', value: (limits) => limits.ownerSearch },
      { id: 'pdf', value: (limits) => limits.pdf },
    ],
  },
  {
    id: 'groups',
    rows: [
      { id: 'groupReports', page: '/group', value: (limits) => limitValue(limits.groupReports) },
      { id: 'groupKeywords', page: '/group', value: (limits) => limitValue(limits.keysPerGroupReport) },
      {
        id: 'positionsProjects',
        page: '/positions',
        value: (limits) => limitValue(limits.positions.projects),
      },
      {
        id: 'positionsKeywords',
        page: '/positions',
        value: (limits) => limitValue(limits.positions.keywords),
      },
      { id: 'kernel', page: '/clustering', value: (limits) => limits.semanticKernel },
    ],
  },
  {
    id: 'keywords',
    rows: [
      {
        id: 'extension',
        page: '/tools/extended-keywords',
        value: (limits) => limits.keywordExtension && limitValue(limits.extendedKeywords),
      },
      { id: 'tops', page: '/tools/check-top', value: (limits) => limitValue(limits.checkTopKeywords) },
      { id: 'history', page: '/tools/history-serp', value: () => true },
      {
        id: 'massCheck',
        page: '/tools/keywords-by-list',
        value: (limits) => limitValue(limits.keywordsByList.list),
      },
      {
        id: 'massChecks',
        page: '/tools/keywords-by-list',
        value: (limits) => limitValue(limits.keywordsByList.perDay),
      },
      {
        id: 'share',
        page: '/tools/concurents-by-keywords',
        value: (limits) => limits.competitorShare && limitValue(limits.competitorsByKeywords),
      },
      { id: 'dictionary', page: '/tools/dictionary-by-pages', value: (limits) => limits.dictionaryByPage },
      {
        id: 'pageKeywords',
        page: '/tools/keywords-by-pages',
        value: (limits) => limitValue(limits.listEntries),
      },
      { id: 'batch', page: '/tools/domains-batch', value: (limits) => limitValue(limits.domainsBatch.list) },
      {
        id: 'batches',
        page: '/tools/domains-batch',
        value: (limits) => limitValue(limits.domainsBatch.perDay),
      },
      { id: 'themes', page: '/tools/site-themes', value: () => true },
    ],
  },
  {
    id: 'lists',
    rows: [
      {
        id: 'compareLists',
        page: '/tools/compare',
        value: (limits) => limitValue(limits.plainListLines ?? maxComparedLines),
      },
      {
        id: 'combiner',
        page: '/tools/combine',
        value: () => ({ count: maxVariations }),
      },
      {
        id: 'duplicates',
        page: '/tools/delete-double',
        value: (limits) => limitValue(limits.plainListLines ?? maxDuplicateLines),
      },
      {
        id: 'uniqueWords',
        page: '/tools/unique',
        value: (limits) => limits.uniqueWords && limitValue(limits.plainListLines ?? maxUniqueWordLines),
      },
    ],
  },
  {
    id: 'access',
    rows: [
      { id: 'users', value: (limits) => limitValue(limits.users) },
      { id: 'session', value: (limits) => ({ count: limits.sessionMinutes, as: 'minutes' }) },
      { id: 'api', value: (limits) => limits.api },
      { id: 'apiRequests', value: (limits) => limitValue(limits.apiRequestsPerDay) },
      { id: 'domains', value: (limits) => limitValue(limits.domains) },
    ],
  },
];

/**
 * Comparison groups without the rows of pages that do not exist.
 * @param pageExists checks whether a path has a page
 */
export function availableComparison(pageExists: (page: string) => boolean = hasPage): ComparisonGroup[] {
  return allGroups
    .map(({ id, rows }) => ({ id, rows: rows.filter(({ page }) => page === undefined || pageExists(page)) }))
    .filter(({ rows }) => rows.length > 0);
}
