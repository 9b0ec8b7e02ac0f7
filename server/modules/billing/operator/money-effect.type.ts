import { Field, Int, ObjectType } from 'type-graphql';
import { listOf, optional, smallInt, text } from '../../../schema-kit/fields.js';
import type { PlanCatalog } from '../../plans/plan-catalog.js';
import { PlanSpanData, presentSpans } from '../../plans/plan-change.type.js';
import type { MoneyEffect } from './money-effect.js';

@ObjectType({ description: 'Change of the ledger accounts of a partner.' })
class PartnerEffectData {
  @text('E-mail of the partner.') email!: string;
  @smallInt('Change of the partner balance. Unit: cents.') balanceCents!: number;
  @smallInt('Change of the debt; negative if the debt grows. Unit: cents.') debtCents!: number;
}

@ObjectType('MoneyEffect', { description: 'Effect of an operation on a plan and on the partner.' })
export class MoneyEffectData {
  @Field(() => Int, { nullable: true, description: 'Number of the affected account; null if it is unknown.' })
  accountId!: number | null;
  @optional(() => String, 'E-mail of the affected account; null if it is unknown.') email!: string | null;
  @listOf(() => PlanSpanData, 'Plans before the operation.') before!: PlanSpanData[];
  @listOf(() => PlanSpanData, 'Plans after the operation.') after!: PlanSpanData[];
  @Field(() => PartnerEffectData, {
    nullable: true,
    description: 'Change for the partner; null if no partner is affected.',
  })
  partner!: PartnerEffectData | null;
}

/** Maps an effect to its GraphQL type. */
export function presentEffect(
  { before, after, ...effect }: MoneyEffect,
  catalog: PlanCatalog,
): MoneyEffectData {
  return { ...effect, before: presentSpans(before, catalog), after: presentSpans(after, catalog) };
}
