import { z } from 'zod';
import { minPayers, minWithdrawalCents } from '../contract/billing/partner-terms.js';
import { limitsByPlan, type PeriodLimits, type PlanLimits } from './plan-limits.js';
import type { PlanSet } from './plan-set.js';
import { freeTrial, PlanId, plans, soldPlanIds, type Plan } from './plans.js';

/** Upper bound of limits without a technical maximum. */
const maxCount = 1_000_000_000;
const maxPriceCents = 10_000_000;
const maxDiscountPercent = 90;

const { unlimited } = limitsByPlan;

const count = (max: number) => z.int().min(0).max(max);
/** A limit up to the technical maximum, which is that of administrators. */
const upTo = (max: number | null) => count(max ?? maxCount);
const unlimitedOr = (max: number | null) => upTo(max).nullable();
const periods = ({ perDay, perMonth, list }: PeriodLimits & { list: number }) =>
  z.strictObject({ perDay: unlimitedOr(perDay), perMonth: unlimitedOr(perMonth), list: upTo(list) });

const limitsSchema = z.strictObject({
  reportsPerDay: unlimitedOr(null),
  analyzePerDay: unlimitedOr(null),
  recordsPerReport: unlimitedOr(null),
  exportRows: unlimitedOr(null),
  deepestPosition: count(unlimited.deepestPosition).min(1),
  paging: z.boolean(),
  perPage: z.boolean(),
  sort: z.boolean(),
  filter: z.boolean(),
  conditions: unlimitedOr(null),
  copy: z.boolean(),
  competitorLists: z.boolean(),
  adExport: z.boolean(),
  pdf: z.boolean(),
  sitesToCompare: upTo(unlimited.sitesToCompare),
  compareKeywords: unlimitedOr(unlimited.compareKeywords),
  groupReports: unlimitedOr(null),
  keysPerGroupReport: unlimitedOr(null),
  domainsPerGroupReport: upTo(unlimited.domainsPerGroupReport),
  semanticKernel: z.boolean(),
  ownerSearch: z.boolean(),
  keywordExtension: z.boolean(),
  dictionaryByPage: z.boolean(),
  competitorShare: z.boolean(),
  users: count(1000).min(1),
  sessionMinutes: count(1440).min(5),
  api: z.boolean(),
  apiRequestsPerDay: unlimitedOr(null),
  domains: count(1000),
  listEntries: upTo(unlimited.listEntries),
  plainListLines: unlimitedOr(null),
  uniqueWords: z.boolean(),
  searchKeys: periods(unlimited.searchKeys),
  domainsBatch: periods(unlimited.domainsBatch),
  keywordsByList: periods(unlimited.keywordsByList),
  treePagesRows: unlimitedOr(null),
  competitorsByKeywords: upTo(unlimited.competitorsByKeywords),
  extendedKeywords: upTo(unlimited.extendedKeywords),
  clustering: z.strictObject({
    keywords: upTo(unlimited.clustering.keywords),
    maxConcurrent: upTo(unlimited.clustering.maxConcurrent),
    projects: unlimitedOr(null),
  }),
  positions: z.strictObject({
    projects: unlimitedOr(null),
    keywords: upTo(unlimited.positions.keywords),
  }),
  checkTopKeywords: upTo(unlimited.checkTopKeywords),
}) satisfies z.ZodType<PlanLimits>;

/** Prices are whole dollars. */
const priceCents = z.int().min(100).max(maxPriceCents).multipleOf(100);
const discount = count(maxDiscountPercent);

/** The guest and the free plan, which are not sold. */
const accessSchema = z.strictObject({ limits: limitsSchema });
const dailyPlanSchema = z.strictObject({ isActive: z.boolean(), priceCents, limits: limitsSchema });
const monthlyPlanSchema = z.strictObject({
  isActive: z.boolean(),
  priceCents,
  /** In percent of the monthly price, by months of the term. */
  discounts: z.strictObject({ 3: discount, 6: discount, 12: discount }),
  limits: limitsSchema,
});

const plansSchema = z.strictObject({
  [PlanId.Guest]: accessSchema,
  [PlanId.Free]: accessSchema,
  [PlanId.Promo]: dailyPlanSchema,
  [PlanId.Basic]: monthlyPlanSchema,
  [PlanId.Professional]: monthlyPlanSchema,
  [PlanId.Team]: monthlyPlanSchema,
});

/** Limits that must not be lower than those of a lower plan. */
const ascendingLimits = ['recordsPerReport', 'exportRows', 'groupReports', 'keysPerGroupReport'] as const;

/** One version of the settings of all plans. */
export const planSettingsSchema = z
  .strictObject({
    plans: plansSchema,
    freeTrial: z.strictObject({ days: count(365), plan: z.literal([...soldPlanIds]) }),
    withdrawal: z.strictObject({ cents: count(maxPriceCents).min(1), payers: count(1000) }),
  })
  .superRefine(({ plans: settings }, context) => {
    for (const [index, planId] of soldPlanIds.entries()) {
      const lower = settings[index === 0 ? PlanId.Free : (soldPlanIds[index - 1] ?? PlanId.Free)];
      for (const name of ascendingLimits) {
        if (toNumber(settings[planId].limits[name]) >= toNumber(lower.limits[name])) continue;
        const path = ['plans', String(planId), 'limits', name];
        context.addIssue({ code: 'custom', path, params: { rule: 'belowLowerPlan' } });
      }
    }
  });

export type PlanSettings = z.infer<typeof planSettingsSchema>;
export type SoldPlanId = (typeof soldPlanIds)[number];
/** Settings of a plan on sale. */
export type SoldPlanSettings = PlanSettings['plans'][SoldPlanId];

/** Schema of the settings of one plan for one customer. */
export function individualPlanSchema(planId: SoldPlanId) {
  return planId === PlanId.Promo ? dailyPlanSchema : monthlyPlanSchema;
}

function toNumber(limit: number | null): number {
  return limit ?? Infinity;
}

const monthly = ({
  isActive,
  priceCents,
  termDiscounts: [, quarter = 0, half = 0, year = 0],
  limits,
}: Plan) => ({
  isActive,
  priceCents,
  discounts: { 3: quarter, 6: half, 12: year },
  limits,
});

const promo = plans[PlanId.Promo];

/** Version 0: the plans as the program defines them. */
export const defaultPlanSettings: PlanSettings = {
  plans: {
    [PlanId.Guest]: { limits: plans[PlanId.Guest].limits },
    [PlanId.Free]: { limits: plans[PlanId.Free].limits },
    [PlanId.Promo]: { isActive: promo.isActive, priceCents: promo.priceCents, limits: promo.limits },
    [PlanId.Basic]: monthly(plans[PlanId.Basic]),
    [PlanId.Professional]: monthly(plans[PlanId.Professional]),
    [PlanId.Team]: monthly(plans[PlanId.Team]),
  },
  freeTrial: { days: freeTrial.days, plan: freeTrial.plan as SoldPlanId },
  withdrawal: { cents: minWithdrawalCents, payers: minPayers },
};

/** Applies settings to a plan on sale. Name and rank are fixed. */
export function applyPlanSettings(
  plan: Plan,
  settings: SoldPlanSettings,
  version: Pick<Plan, 'settingsVersion' | 'isIndividual'>,
): Plan {
  const { isActive, priceCents, limits } = settings;
  const termDiscounts =
    'discounts' in settings ? [0, settings.discounts[3], settings.discounts[6], settings.discounts[12]] : [];
  return { ...plan, ...version, isActive, priceCents, termDiscounts, limits };
}

/** Creates the plans of a version of the settings. */
export function createPlanSet(settingsVersion: number, settings: PlanSettings): PlanSet {
  const version = { settingsVersion, isIndividual: false };
  const access = (id: PlanId.Guest | PlanId.Free): Plan => ({
    ...plans[id],
    ...version,
    limits: settings.plans[id].limits,
  });
  const sold = (id: SoldPlanId): Plan => ({
    ...applyPlanSettings(plans[id], settings.plans[id], version),
    freeDays: id === settings.freeTrial.plan ? settings.freeTrial.days : 0,
  });
  return {
    version: settingsVersion,
    byId: {
      ...plans,
      [PlanId.Guest]: access(PlanId.Guest),
      [PlanId.Free]: access(PlanId.Free),
      [PlanId.Promo]: sold(PlanId.Promo),
      [PlanId.Basic]: sold(PlanId.Basic),
      [PlanId.Professional]: sold(PlanId.Professional),
      [PlanId.Team]: sold(PlanId.Team),
    },
    freeTrial: settings.freeTrial,
    withdrawalMinimums: settings.withdrawal,
  };
}
