import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { Field, ObjectType } from 'type-graphql';
import { count, flag, optional } from '../../schema-kit/fields.js';
import type { TreeColumns } from './tree-columns.js';
import { GraphQLScalarType } from 'graphql';

/** Serialized without per-item validation, which would cost more than reading a million values. */
const column = (name: string, description: string) =>
  new GraphQLScalarType({ name, description, serialize: (value) => value });

const NumberColumn = column('NumberColumn', 'List of numbers, one per node of the tree.');

const TextColumn = column('TextColumn', 'List of texts, one per node of the tree.');

const numbers = (description: string) => Field(() => NumberColumn, { description });

@ObjectType({
  description:
    'Pages of a domain as a tree in columns of equal length. Index i of each column describes node i, from 0. The root comes first, and parents precede their children.',
})
export class PageTree implements TreeColumns {
  @Field(() => TextColumn, { description: 'Name of each node; `/` is the root.' }) names!: string[];
  @numbers(
    'Level of each node, 0 for the root. The parent of a node is the closest previous node with a lower level.',
  )
  depths!: number[];
  @numbers(
    'Keywords of the node in the top 1, without subfolders. A keyword counts once per page. Unit: keywords.',
  )
  it1!: number[];
  @numbers(
    'Keywords of the node in the top 3, without subfolders. A keyword counts once per page. Unit: keywords.',
  )
  it3!: number[];
  @numbers(
    'Keywords of the node in the top 5, without subfolders. A keyword counts once per page. Unit: keywords.',
  )
  it5!: number[];
  @numbers(
    'Keywords of the node in the top 10, without subfolders. A keyword counts once per page. Unit: keywords.',
  )
  it10!: number[];
  @numbers(
    'Keywords of the node in the top 50, without subfolders. A keyword counts once per page. Unit: keywords.',
  )
  it50!: number[];
  @numbers('Estimated visits of the node, without subfolders, with two decimals. Unit: visits a day.')
  vis!: number[];
  @count('Distinct keywords of the domain in the top 50, as in the keyword report. Unit: keywords.')
  keywords!: number;
  @count('Ranking pages, as in the page report. Unit: pages.') pages!: number;
  @count('Pages in the tree. If the plan limits them, those with the most keywords. Unit: pages.')
  shownPages!: number;
  @count(
    'Pages in the tree that share a node, because their paths differ only in the query or a trailing slash. Unit: pages.',
  )
  pagesTogether!: number;
  @optional(
    () => String,
    'Date of the search results of most keywords of the domain, YYYY-MM-DD; null if there are none.',
  )
  positionsDate!: string | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the newest search volumes, YYYY-MM-DD; null if there are none.')
  volumesDate!: string | null;
  @flag('Whether visits are estimates; false if the keywords have no search volumes.') hasVolumes!: boolean;
}
