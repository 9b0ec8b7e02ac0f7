import { Int, ObjectType } from 'type-graphql';
import { optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Position of a domain for a keyword in one month or on one date.' })
export class PositionHistoryPoint {
  @text('Date of the results, ISO 8601.') date!: string;
  @smallInt('Month, 1 to 12.') m!: number;
  @smallInt('Year.') y!: number;
  @optional(() => Int, 'Position, 1 to 50; null if the domain was not in the top 50.') pos!: number | null;
}
