import type { pricing } from '../../i18n/en/pricing.js';
import type { PricedPlan } from '../../graphql/entry-prices.js';

type Limits = PricedPlan['limits'];

/** What a plan holds of one kind: whether at all, or how much of it; `count` null is without limit. */
export type PlanValue = boolean | { count: number | null; as?: 'top' | 'csvRows' | 'minutes' };

interface ComparisonRow {
  id: keyof typeof pricing.rows;
  value: (limits: Limits) => PlanValue;
}

interface ComparisonGroup {
  id: keyof typeof pricing.groups;
  rows: readonly ComparisonRow[];
}

const upTo = (count: number | null): PlanValue => (count === 0 ? false : { count });

/** Every row of the comparison of plans, in groups. */
export const comparison: readonly ComparisonGroup[] = [
  {
    id: 'reports',
    rows: [
      { id: 'records', value: (limits) => upTo(limits.recordsPerReport) },
      // Every plan reads every database.
      { id: 'databases', value: () => true },
      { id: 'analyze', value: (limits) => upTo(limits.analyzePerDay) },
      { id: 'depth', value: (limits) => ({ count: limits.deepestPosition, as: 'top' }) },
      { id: 'csv', value: (limits) => ({ count: limits.exportRows, as: 'csvRows' }) },
      { id: 'adExport', value: (limits) => limits.adExport },
      { id: 'pdf', value: (limits) => limits.pdf },
    ],
  },
  {
    id: 'groups',
    rows: [
      { id: 'compare', value: (limits) => upTo(limits.sitesToCompare) },
      { id: 'groupReports', value: (limits) => upTo(limits.groupReports) },
      { id: 'groupKeywords', value: (limits) => upTo(limits.keysPerGroupReport) },
      { id: 'kernel', value: (limits) => limits.semanticKernel },
    ],
  },
  {
    id: 'keywords',
    rows: [
      { id: 'direct', value: (limits) => limits.directKeywordSearch },
      { id: 'owner', value: (limits) => limits.ownerSearch },
      { id: 'extension', value: (limits) => limits.keywordExtension },
      { id: 'dictionary', value: (limits) => limits.dictionaryByPage },
      { id: 'share', value: (limits) => limits.competitorShare },
      { id: 'list', value: (limits) => upTo(limits.listEntries) },
    ],
  },
  {
    id: 'access',
    rows: [
      { id: 'users', value: (limits) => upTo(limits.users) },
      { id: 'session', value: (limits) => ({ count: limits.sessionMinutes, as: 'minutes' }) },
      { id: 'api', value: (limits) => limits.api },
      { id: 'apiRequests', value: (limits) => upTo(limits.apiRequestsPerDay) },
      { id: 'domains', value: (limits) => upTo(limits.domains) },
    ],
  },
];
