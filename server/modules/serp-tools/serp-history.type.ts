import { ObjectType } from 'type-graphql';
import { count, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('SerpHistoryPlace', { description: 'A page in the search results of a keyword on one date.' })
class SerpHistoryResult {
  @smallInt('Position, 1 to 50.') pos!: number;
  @count('Id of the domain, the same in every database.') did!: number;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path and query of the page.') url!: string;
}

@ObjectType({ description: 'Search results of a keyword in one month.' })
export class SerpHistoryMonth {
  @text('Month, `YYYY.MM`.') month!: string;
  @text('Date of the newest full search results of the month, YYYY-MM-DD.') date!: string;
  @listOf(() => SerpHistoryResult, 'Pages by position.') places!: SerpHistoryResult[];
}

@ObjectType({ description: 'Monthly search results of a keyword.' })
export class SerpHistory {
  @text('The keyword.') keyword!: string;
  @count('Id of the keyword, the same in every database.') kid!: number;
  @smallInt('Maximum returned position, limited by the plan.') depth!: number;
  @listOf(() => SerpHistoryMonth, 'Months with full search results, oldest first.')
  months!: SerpHistoryMonth[];
  @optional(() => String, 'Date of the positions, YYYY-MM-DD.') positionsDate!: string | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
