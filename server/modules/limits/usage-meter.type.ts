import { Field, Int, ObjectType } from 'type-graphql';
import type { MeterKind } from '../../contract/accounts/account-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';

const meterKindEnum = vocabularyEnum<MeterKind>('MeterKind', 'Unit counted by a limit.', {
  reports: 'Distinct reports per day.',
  analysis: 'Distinct domains and keywords per day.',
  apiRequests: 'API requests per day.',
  users: 'Users of the account, including the owner.',
});

@ObjectType({ description: 'A limit with its usage.' })
export class UsageLine {
  @oneOf(meterKindEnum, 'Unit counted by the limit.') kind!: MeterKind;
  @smallInt('Current usage.') used!: number;
  @optional(() => Int, 'Limit; null if unlimited.') limit!: number | null;
  @optional(() => String, 'Time of the next reset, ISO 8601; null if the limit does not reset.') resetsAt!:
    | string
    | null;
}

@ObjectType({ description: 'Usage of the daily limits by a visitor.' })
export class UsageMeter {
  @oneOf(
    meterKindEnum,
    'Unit of the main limit: `reports` for guests and on the free plan, `analysis` on paid plans.',
  )
  kind!: MeterKind;
  @smallInt('Usage of today.') used!: number;
  @optional(() => Int, 'Daily limit; null if unlimited.') limit!: number | null;
  @text('Time of the next reset, ISO 8601.') resetsAt!: string;
  @text('Time zone of the daily reset at midnight, for example `UTC`.') timeZone!: string;
  @Field(() => [UsageLine], { description: 'Other limits.' }) others!: UsageLine[];
}
