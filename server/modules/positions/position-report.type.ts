import { Field, Float, Int, ObjectType } from 'type-graphql';
import { notChecked, notInTop, positionBuckets } from '../../contract/positions.js';
import { count, decimal, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A date of the positions of a project.' })
class PositionsDate {
  @text('The date, ISO.') date!: string;
  @flag('Whether a check of the project brought it; else it is of the database alone.') isChecked!: boolean;
  @smallInt('How many results were looked at.') depth!: number;
  @listOf(
    () => Int,
    `Keywords within the tops ${positionBuckets.join(', ')}, each without those within the one before.`,
  )
  tops!: number[];
  @smallInt('Keywords for which the site was not among the results.') beyond!: number;
  @smallInt('Keywords that were not checked.') unchecked!: number;
  @optional(() => Float, 'Mean position of those that have one; null where none has.') mean!: number | null;
  @Field(() => [Float], {
    nullable: 'items',
    description:
      'Share of voice of the site and of each competitor, in percent; null where none of them has any visits.',
  })
  shares!: (number | null)[];
}

@ObjectType({ description: 'A keyword of a project and where the site stood.' })
class PositionsRow {
  @count('Id of the keyword.') id!: number;
  @text('The keyword.') keyword!: string;
  @listOf(() => String, 'Its tags.') tags!: string[];
  @count('Search volume.') ws!: number;
  @count('Exact search volume.') wsk!: number;
  @listOf(
    () => Int,
    `Position by date, the newest first; ${notInTop}: not among the results that were looked at; ${notChecked}: not checked.`,
  )
  positions!: number[];
  @listOf(() => String, 'Page by date; empty where there is no position.') paths!: string[];
}

@ObjectType({ description: 'The positions of a project in one region.' })
export class PositionsReport {
  @text('Code of the database of the region.') base!: string;
  @listOf(() => PositionsDate, 'The dates, the newest first.') dates!: PositionsDate[];
  @listOf(() => String, 'The site and its competitors, in the order of the shares.') sites!: string[];
  @listOf(() => PositionsRow, 'The keywords, by the alphabet.') rows!: PositionsRow[];
  @decimal('Visits of the newest date that the site’s positions bring in a day.') visits!: number;
}
