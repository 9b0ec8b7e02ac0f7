import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { individualPlanSchema, planSettingsSchema } from '../../config/plan-settings.js';
import {
  describeSettings,
  flattenSettings,
  type SettingChange,
  type SettingField,
  type SettingValue,
  type SettingValues,
} from '../../config/setting-values.js';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { PlanSettingsService, SettingsScope } from './plan-settings.service.js';
import {
  IndividualPlanInput,
  type PlanSettingChange,
  PlanSettingInput,
  PlanSettingsData,
  PlanSettingsPreview,
  PlanSettingsVersion,
} from './plan-settings.type.js';
import { requireSoldPlan } from './sold-plan.js';

const ScopeArg = () =>
  Arg('individual', () => IndividualPlanInput, {
    nullable: true,
    description: 'An individual plan; the settings of all customers if omitted.',
  });
const VersionArg = () =>
  Arg('version', () => Int, { description: 'The version on which the changes are based.' });
const ReasonArg = () => Arg('reason', () => String, { description: 'Reason, 1 to 500 characters.' });
const ValuesArg = () => Arg('values', () => [PlanSettingInput], { description: 'Changed settings.' });

type ScopeInput = IndividualPlanInput | null | undefined;

/** Settings of the plans and individual plans, with their history. */
@Resolver()
export class PlanSettingsResolver {
  constructor(private readonly settings: PlanSettingsService) {}

  @RequireAccess('administrator', { roles: [] })
  @Query(() => PlanSettingsData, {
    description:
      'Settings of all plans, or of one plan for one customer. Errors: NOT_FOUND, USER_NOT_FOUND, INVALID_FIELD.',
  })
  planSettings(
    @ScopeArg() individual: ScopeInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'A former version; the current one if omitted.',
    })
    version: number | null | undefined,
  ): Promise<PlanSettingsData> {
    return this.load(toScope(individual), version ?? null);
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => [PlanSettingsVersion], { description: 'All versions of the settings, newest first.' })
  async planSettingsHistory(@ScopeArg() individual: ScopeInput): Promise<PlanSettingsVersion[]> {
    const versions = await this.settings.listVersions(toScope(individual));
    return versions.map(({ createdAt, changes, ...version }) => ({
      ...version,
      createdAt: createdAt.toISOString(),
      changes: changes.map(presentChange),
    }));
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => PlanSettingsPreview, { description: 'Effect of `savePlanSettings`.' })
  async planSettingsPreview(
    @ScopeArg() individual: ScopeInput,
    @ValuesArg() values: PlanSettingInput[],
    @Ctx() { language }: RequestContext,
  ): Promise<PlanSettingsPreview> {
    const scope = toScope(individual);
    const { changes, errors } = await this.settings.preview(scope, toValues(scope, values));
    return {
      changes: changes.map(presentChange),
      errors: errors.map(({ name, message }) => ({ name, message: message[language] })),
    };
  }

  @RequireAccess('administrator', { roles: [], requiresRecentLogin: true })
  @Mutation(() => PlanSettingsData, {
    description:
      'Saves changed settings as a new version, which applies to new bills. Errors: SETTINGS_CHANGED if the version is outdated, INVALID_FIELD, USER_NOT_FOUND.',
  })
  async savePlanSettings(
    @ScopeArg() individual: ScopeInput,
    @VersionArg() version: number,
    @ValuesArg() values: PlanSettingInput[],
    @ReasonArg() reason: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PlanSettingsData> {
    const scope = toScope(individual);
    const update = { version, values: toValues(scope, values), reason };
    await this.settings.save(requireUser(visitor), scope, update);
    return this.load(scope, null);
  }

  @RequireAccess('administrator', { roles: [], requiresRecentLogin: true })
  @Mutation(() => PlanSettingsData, {
    description:
      'Ends an individual plan. Running periods and automatic payments keep it. Errors: NOT_FOUND, SETTINGS_CHANGED, INVALID_FIELD.',
  })
  async endIndividualPlan(
    @Arg('individual', () => IndividualPlanInput, { description: 'The individual plan.' })
    individual: IndividualPlanInput,
    @VersionArg() version: number,
    @ReasonArg() reason: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<PlanSettingsData> {
    const scope = toScope(individual);
    await this.settings.endIndividualPlan(requireUser(visitor), scope, { version, reason });
    return this.load(scope, null);
  }

  private async load(scope: SettingsScope, requestedVersion: number | null): Promise<PlanSettingsData> {
    const { version, isIndividual, settings } = await this.settings.read(scope, requestedVersion);
    const current = flattenSettings(settings);
    const values = listFields(scope).map(({ isNullable, ...field }) => ({
      ...field,
      canBeUnlimited: isNullable,
      value: toNumber(current.get(field.name)),
    }));
    return { version, isIndividual, values };
  }
}

function toScope(individual: ScopeInput): SettingsScope {
  return individual ? { accountId: individual.accountId, planId: requireSoldPlan(individual.plan) } : null;
}

function listFields(scope: SettingsScope): SettingField[] {
  return describeSettings(scope === null ? planSettingsSchema : individualPlanSchema(scope.planId));
}

/** Switches are 0 or 1 in the API. */
function toValues(scope: SettingsScope, inputs: readonly PlanSettingInput[]): SettingValues {
  const flags = new Set(listFields(scope).flatMap(({ name, isFlag }) => (isFlag ? [name] : [])));
  return new Map(
    inputs.map(({ name, value = null }) => [name, flags.has(name) && value !== null ? value !== 0 : value]),
  );
}

function toNumber(value: SettingValue | undefined): number | null {
  return typeof value === 'boolean' ? Number(value) : (value ?? null);
}

function presentChange({ name, before, after }: SettingChange): PlanSettingChange {
  return { name, before: toNumber(before), after: toNumber(after) };
}
