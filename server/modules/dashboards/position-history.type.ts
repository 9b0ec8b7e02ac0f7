import { Int, ObjectType } from 'type-graphql';
import { optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Position of a domain for a keyword in one month.' })
export class PositionHistoryPoint {
  @smallInt('Month, 1 to 12.') m!: number;
  @smallInt('Year.') y!: number;
  @optional(() => Int, 'Position, 1 to 50; null if the domain was not in the top 50.') pos!: number | null;
}
