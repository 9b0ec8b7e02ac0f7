import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { Int, ObjectType } from 'type-graphql';
import { count, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType('SerpPlace', { description: 'A page in the search results of a keyword.' })
export class SerpResult {
  @smallInt('Position, 1 to 50.') pos!: number;
  @count('Id of the domain, the same in every database.') did!: number;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path and query of the page.') url!: string;
  @smallInt('Number of compared search results that contain the domain.') domainTops!: number;
  @smallInt('Number of compared search results that contain the page.') pageTops!: number;
}

@ObjectType({ description: 'Latest search results of one keyword.' })
class SerpTop {
  @text('The keyword.') keyword!: string;
  @count('Id of the keyword, the same in every database.') kid!: number;
  @count('Search volume; 0 if unknown. Unit: searches a month.') ws!: number;
  @text('Range of the volume, such as `100-1000`; empty for an exact volume.') wsRange!: string;
  @listOf(() => Int, 'Ids of the SERP features in the search results, from `wizardClasses`.')
  wizards!: number[];
  @listOf(
    () => SerpResult,
    'Pages by position; empty if the database has no full search results of the keyword.',
  )
  places!: SerpResult[];
}

@ObjectType({ description: 'Search results of several keywords, compared.' })
export class SerpComparison {
  @smallInt('Number of compared positions, limited by the plan.') depth!: number;
  @listOf(() => SerpTop, 'Search results of each keyword in the database, in the order of the list.')
  tops!: SerpTop[];
  @listOf(() => String, 'Keywords of the list that are not in the database.') unknown!: string[];
  @smallInt('Maximum number of keywords per comparison for the caller.') maxKeywords!: number;
  @optional(() => Int, 'Maximum number of rows per file; null for no limit. Unit: rows.') exportRows!:
    | number
    | null;
  @flag('Whether the caller may copy the comparison to the clipboard.') copyAllowed!: boolean;
  @optional(() => String, 'Date of the positions of most keywords, YYYY-MM-DD.') positionsDate!:
    | string
    | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
