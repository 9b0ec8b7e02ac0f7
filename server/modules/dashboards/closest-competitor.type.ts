import { ObjectType } from 'type-graphql';
import { count, text } from '../../schema-kit/fields.js';

@ObjectType({
  description:
    'Closest organic competitor of a domain, with the overlap of their keywords as in the domain comparison.',
})
export class ClosestCompetitor {
  @text('The competitor.') name!: string;
  @count('Keywords in the top 50 that only the domain has. Unit: keywords.') ownOnly!: number;
  @count('Keywords in the top 50 that both domains have. Unit: keywords.') shared!: number;
  @count('Keywords in the top 50 that only the competitor has. Unit: keywords.') competitorOnly!: number;
}
