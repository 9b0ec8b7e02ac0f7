import { Field, Int, ObjectType } from 'type-graphql';
import { optional, small, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'One limit and how much of it is used.' })
export class UsageLine {
  @text('What is counted: reports, analysis (domains and keywords), apiRequests, users.') kind!: string;
  @small('Used so far.') used!: number;
  @optional(() => Int, 'How much may be used; null: no limit.') limit!: number | null;
  @optional(() => String, 'When it starts again, ISO 8601; null where it does not.') resetsAt!: string | null;
}

@ObjectType({ description: "What a visitor used of the day's limits." })
export class UsageMeter {
  @text('What is counted first of all: reports (guest, demo) or analysis (domains and keywords, on plans).')
  kind!: string;
  @small('Used today.') used!: number;
  @optional(() => Int, 'How much may be used in a day; null: no limit.') limit!: number | null;
  @text('When the day of the limits ends, ISO 8601.') resetsAt!: string;
  @text('Time zone at whose midnight the limits start again, as `UTC`.') timeZone!: string;
  @Field(() => [UsageLine], { description: 'The other limits.' }) others!: UsageLine[];
}
