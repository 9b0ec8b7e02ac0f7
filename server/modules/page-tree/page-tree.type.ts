import { Field, ObjectType } from 'type-graphql';
import { count, optional } from '../../schema-kit/fields.js';
import { NumberColumn, TextColumn } from './node-columns.scalar.js';
import type { TreeColumns } from './tree-columns.js';

const numbers = (description: string) => Field(() => NumberColumn, { description });

@ObjectType({
  description:
    'Pages of a domain as a tree: columns of one length with a node at each place, parents before their children, the root first. The id of a node is its place, from 0.',
})
export class PageTree implements TreeColumns {
  @Field(() => TextColumn, { description: 'Name of each node; `/` is the root.' }) names!: string[];
  @numbers(
    'Level of each node, 0 for the root; a node belongs to the nearest one before it of a lower level.',
  )
  depths!: number[];
  @numbers('Positions of the node itself in the top 1: keywords, each once for every page of the node.')
  it1!: number[];
  @numbers('Positions of the node itself in the top 3: keywords, each once for every page of the node.')
  it3!: number[];
  @numbers('Positions of the node itself in the top 5: keywords, each once for every page of the node.')
  it5!: number[];
  @numbers('Positions of the node itself in the top 10: keywords, each once for every page of the node.')
  it10!: number[];
  @numbers('Positions of the node itself in the top 50: keywords, each once for every page of the node.')
  it50!: number[];
  @numbers('Estimated daily visits of the node itself, with two decimals.') vis!: number[];
  @count('Keywords of the domain in the top 50, each once, as many as the report on keywords lists.')
  keywords!: number;
  @count('Pages with a position, as many as the report on pages lists.') pages!: number;
  @count('Pages that the tree is made of: those with the most keywords, where a plan cuts.')
  shownPages!: number;
  @count('Of these, pages that share a node: their paths differ by query or a final slash alone.')
  pagesTogether!: number;
  @optional(() => String, 'Date of the newest search results, as 2026-10-01.')
  positionsDate!: string | null;
  @optional(() => String, 'Date of the newest search volumes, as 2026-10-01.')
  volumesDate!: string | null;
}
