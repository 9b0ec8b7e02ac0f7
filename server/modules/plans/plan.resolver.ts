import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { listPlansOnSale } from '../../config/plan-set.js';
import { PlanId, soldPlanIds, type Plan as PlanData } from '../../config/plans.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { getTermPrices } from './plan-prices.js';
import { PlanPrice, Tariff } from './plan.type.js';

@Resolver(() => Tariff)
export class PlanResolver {
  @RequireAccess('public', { isBackground: true })
  @Query(() => [Tariff], { description: 'Plans of the price list in ascending order.' })
  plans(@Ctx() { visitor }: RequestContext): PlanData[] {
    return listPlansOnSale(visitor.planSet);
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => [Tariff], {
    description: 'Plans that administrators can grant, in ascending order, including archived plans.',
  })
  grantablePlans(@Ctx() { visitor }: RequestContext): PlanData[] {
    return soldPlanIds.map((id) => visitor.planSet.byId[id]);
  }

  @RequireAccess('public', { isBackground: true })
  @Query(() => Tariff, { description: 'The plan of users without a paid plan.' })
  defaultPlan(@Ctx() { visitor }: RequestContext): PlanData {
    return visitor.planSet.byId[PlanId.Free];
  }

  @FieldResolver(() => String, { description: 'Name, in the language of the request.' })
  label(@Root() plan: PlanData, @Ctx() { language }: RequestContext): string {
    return plan.label[language];
  }

  @FieldResolver(() => String, { description: 'Short name, in the language of the request.' })
  labelShort(@Root() plan: PlanData, @Ctx() { language }: RequestContext): string {
    return plan.labelShort[language];
  }

  @FieldResolver(() => [PlanPrice], {
    description: 'Prices by term, shortest first; empty for plans that are not sold.',
  })
  terms(@Root() plan: PlanData): PlanPrice[] {
    return getTermPrices(plan);
  }
}
