import { Field, Int, ObjectType } from 'type-graphql';
import type { MeterKind } from '../../contract/account-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';

const meterKindEnum = vocabularyEnum<MeterKind>('MeterKind', 'What a limit counts.', {
  reports: 'Different reports in a day.',
  analysis: 'Different domains and keywords in a day.',
  apiRequests: 'Calls with a token in a day.',
  users: 'People of a corporate account, its owner included.',
});

@ObjectType({ description: 'One limit and how much of it is used.' })
export class UsageLine {
  @oneOf(meterKindEnum, 'What is counted.') kind!: MeterKind;
  @smallInt('Used so far.') used!: number;
  @optional(() => Int, 'How much may be used; null: no limit.') limit!: number | null;
  @optional(() => String, 'When it starts again, ISO 8601; null where it does not.') resetsAt!: string | null;
}

@ObjectType({ description: "What a visitor used of the day's limits." })
export class UsageMeter {
  @oneOf(
    meterKindEnum,
    'What is counted first of all: reports for guests and on the free plan, analysis on paid plans.',
  )
  kind!: MeterKind;
  @smallInt('Used today.') used!: number;
  @optional(() => Int, 'How much may be used in a day; null: no limit.') limit!: number | null;
  @text('When the day of the limits ends, ISO 8601.') resetsAt!: string;
  @text('Time zone at whose midnight the limits start again, as `UTC`.') timeZone!: string;
  @Field(() => [UsageLine], { description: 'The other limits.' }) others!: UsageLine[];
}
