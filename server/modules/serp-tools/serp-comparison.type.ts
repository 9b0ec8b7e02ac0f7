import { Int, ObjectType } from 'type-graphql';
import { count, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('SerpPlace', { description: 'A page in the top of one keyword.' })
export class SerpResult {
  @smallInt('Position, 1 to 50.') pos!: number;
  @count('Id of the domain, the same in every database.') did!: number;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path and query of the page.') url!: string;
  @smallInt('Tops of the comparison in which the domain stands.') domainTops!: number;
  @smallInt('Tops of the comparison in which the page stands.') pageTops!: number;
}

@ObjectType({ description: 'The latest top of one keyword.' })
class SerpTop {
  @text('The keyword.') keyword!: string;
  @count('Id of the keyword, the same in every database.') kid!: number;
  @count('Search volume; 0 if unknown. Unit: searches a month.') ws!: number;
  @text('Range that the volume is known as, `100-1000`; empty where it is a figure.') wsRange!: string;
  @listOf(() => Int, 'SERP features in the search results: ids of the list wizardClasses.')
  wizards!: number[];
  @listOf(() => SerpResult, 'Pages by position; empty where the full search results are not known.')
  places!: SerpResult[];
}

@ObjectType({ description: 'The tops of several keywords side by side.' })
export class SerpComparison {
  @smallInt('Positions of each top that are compared, within what the plan shows.') depth!: number;
  @listOf(() => SerpTop, 'A top for each keyword that the database holds, in the order of the list.')
  tops!: SerpTop[];
  @listOf(() => String, 'Keywords of the list that the database does not hold.') unknown!: string[];
  @smallInt('Keywords that one comparison of the caller may have.') maxKeywords!: number;
  @optional(() => Int, 'Rows of a file at most; null: all. Unit: rows.') exportRows!: number | null;
  @flag('Whether the caller may copy the comparison to the clipboard.') copyAllowed!: boolean;
  @optional(() => String, 'Date of the positions, YYYY-MM-DD.') positionsDate!: string | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
