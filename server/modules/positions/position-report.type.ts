import { Field, Float, Int, ObjectType } from 'type-graphql';
import { notChecked, notInTop, positionBuckets } from '../../contract/projects/positions.js';
import { count, decimal, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A date of the positions of a project.' })
class PositionsDate {
  @text('Date, ISO 8601.') date!: string;
  @flag('Whether the project was checked on this date; otherwise the positions come from the database.')
  isChecked!: boolean;
  @smallInt('Number of search results checked.') depth!: number;
  @listOf(() => Int, `Keywords by top ${positionBuckets.join(', ')}; each count excludes the smaller tops.`)
  tops!: number[];
  @smallInt('Keywords whose checked results do not contain the site.') beyond!: number;
  @smallInt('Keywords that were not checked.') unchecked!: number;
  @optional(() => Float, 'Mean position of the ranking keywords; null if there are none.') mean!:
    | number
    | null;
  @Field(() => [Float], {
    nullable: 'items',
    description:
      'Share of voice of the site and of each competitor, in percent; null if none of them has visits.',
  })
  shares!: (number | null)[];
}

@ObjectType({ description: 'A keyword of a project with the positions of its site.' })
class PositionsRow {
  @count('Id of the keyword.') id!: number;
  @text('The keyword.') keyword!: string;
  @listOf(() => String, 'Tags of the keyword.') tags!: string[];
  @count('Monthly search volume.') ws!: number;
  @count('Monthly exact search volume.') wsk!: number;
  @listOf(
    () => Int,
    `Positions by date, newest first; ${notInTop}: not in the checked results, ${notChecked}: not checked.`,
  )
  positions!: number[];
  @listOf(() => String, 'Ranking page by date, newest first; empty without a position.') paths!: string[];
}

@ObjectType({ description: 'The positions of a project in one region.' })
export class PositionsReport {
  @text('Database code of the region.') base!: string;
  @listOf(() => PositionsDate, 'Dates, newest first.') dates!: PositionsDate[];
  @listOf(() => String, 'The site and its competitors, in the order of `shares`.') sites!: string[];
  @listOf(() => PositionsRow, 'Keywords in alphabetical order.') rows!: PositionsRow[];
  @decimal('Estimated daily visits of the site on the newest date.') visits!: number;
}
