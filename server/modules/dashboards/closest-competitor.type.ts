import { ObjectType } from 'type-graphql';
import { count, text } from '../../schema-kit/fields.js';

@ObjectType({
  description:
    'The first competitor of a domain in organic search, and what both share, as their comparison says it.',
})
export class ClosestCompetitor {
  @text('The competitor.') name!: string;
  @count('Keywords in the top 50 that the domain alone has. Unit: keywords.') ownOnly!: number;
  @count('Keywords in the top 50 that both have. Unit: keywords.') shared!: number;
  @count('Keywords in the top 50 that the competitor alone has. Unit: keywords.') competitorOnly!: number;
}
