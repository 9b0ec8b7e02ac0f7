import { describe, expect, it } from 'vitest';
import {
  createPlanSet,
  defaultPlanSettings,
  individualPlanSchema,
  planSettingsSchema,
  type PlanSettings,
} from './plan-settings.js';
import { defaultPlanSet } from './plan-set.js';
import { PlanId } from './plans.js';
import { compareSettings, describeSettings, flattenSettings, replaceSettings } from './setting-values.js';

const withValues = (values: Record<string, number | boolean | null>): PlanSettings =>
  replaceSettings(defaultPlanSettings, new Map(Object.entries(values)));
const issuesOf = (values: Record<string, number | boolean | null>) =>
  planSettingsSchema.safeParse(withValues(values)).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('plan settings', () => {
  it('contain the default plans as version 0', () => {
    expect(planSettingsSchema.parse(defaultPlanSettings)).toEqual(defaultPlanSettings);
    expect(createPlanSet(0, defaultPlanSettings)).toEqual(defaultPlanSet);
  });

  it('reject values outside their range and limits below those of a lower plan', () => {
    expect(issuesOf({ 'plans.3.priceCents': 4950 })).toEqual(['plans.3.priceCents']);
    expect(issuesOf({ 'plans.3.priceCents': 0, 'plans.5.discounts.12': 95 })).toEqual([
      'plans.3.priceCents',
      'plans.5.discounts.12',
    ]);
    expect(issuesOf({ 'plans.4.limits.deepestPosition': 51 })).toEqual(['plans.4.limits.deepestPosition']);
    expect(issuesOf({ 'plans.4.limits.exportRows': 9999 })).toEqual(['plans.4.limits.exportRows']);
    expect(issuesOf({ 'plans.5.limits.users': null })).toEqual(['plans.5.limits.users']);
    expect(issuesOf({ 'plans.3.limits.analyzePerDay': null })).toEqual([]);
  });

  it('change the price, the discounts, the limits and the free days of the plans', () => {
    const { byId, freeTrial, withdrawalMinimums } = createPlanSet(
      7,
      withValues({
        'plans.3.priceCents': 5900,
        'plans.3.discounts.12': 50,
        'plans.4.isActive': false,
        'plans.0.limits.reportsPerDay': 3,
        'freeTrial.plan': PlanId.Team,
        'freeTrial.days': 7,
        'withdrawal.cents': 5000,
      }),
    );
    expect(byId[PlanId.Basic]).toMatchObject({
      priceCents: 5900,
      termDiscounts: [0, 10, 15, 50],
      settingsVersion: 7,
      freeDays: 0,
    });
    expect(byId[PlanId.Professional].isActive).toBe(false);
    expect(byId[PlanId.Free].limits.reportsPerDay).toBe(3);
    expect(byId[PlanId.Team].freeDays).toBe(7);
    expect(byId[PlanId.Unlimited]).toEqual(defaultPlanSet.byId[PlanId.Unlimited]);
    expect(freeTrial).toEqual({ days: 7, plan: PlanId.Team });
    expect(withdrawalMinimums).toEqual({ cents: 5000, payers: 3 });
  });

  it('list the differences between two versions', () => {
    const changed = withValues({ 'plans.3.limits.exportRows': null, 'plans.4.isActive': false });
    expect(compareSettings(defaultPlanSettings, changed)).toEqual([
      { name: 'plans.3.limits.exportRows', before: 10_000, after: null },
      { name: 'plans.4.isActive', before: true, after: false },
    ]);
    expect(compareSettings(changed, changed)).toEqual([]);
  });

  it('describe each setting with its permitted values', () => {
    const fields = describeSettings(planSettingsSchema);
    expect(fields.map(({ name }) => name).sort()).toEqual(
      [...flattenSettings(defaultPlanSettings).keys()].sort(),
    );
    expect(fields).toContainEqual({
      name: 'plans.3.limits.searchKeys.list',
      isFlag: false,
      isNullable: false,
      min: 0,
      max: 100,
    });
    expect(describeSettings(individualPlanSchema(PlanId.Team))).toContainEqual({
      name: 'limits.exportRows',
      isFlag: false,
      isNullable: true,
      min: 0,
      max: 1_000_000_000,
    });
  });
});
