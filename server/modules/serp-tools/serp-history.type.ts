import { ObjectType } from 'type-graphql';
import { count, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('SerpHistoryPlace', { description: 'A page in the top of a keyword at one date.' })
class SerpHistoryResult {
  @smallInt('Position, 1 to 50.') pos!: number;
  @count('Id of the domain, the same in every database.') did!: number;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path and query of the page.') url!: string;
}

@ObjectType({ description: 'The top of a keyword in one month.' })
export class SerpHistoryMonth {
  @text('The month, `YYYY.MM`.') month!: string;
  @text('Date of the newest full search results of the month, YYYY-MM-DD.') date!: string;
  @listOf(() => SerpHistoryResult, 'Pages by position.') places!: SerpHistoryResult[];
}

@ObjectType({ description: 'The top of a keyword month by month.' })
export class SerpHistory {
  @text('The keyword.') keyword!: string;
  @count('Id of the keyword, the same in every database.') kid!: number;
  @smallInt('Deepest position that is answered, within what the plan shows.') depth!: number;
  @listOf(() => SerpHistoryMonth, 'Months with full search results, oldest first.')
  months!: SerpHistoryMonth[];
  @optional(() => String, 'Date of the positions, YYYY-MM-DD.') positionsDate!: string | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
