import type { PageRestrictions } from '../reports/engine/report-query.js';
import type { PositionsRange } from '../contract/reports/positions-range.js';
import { positionsRangeField } from '../schema-kit/positions-range.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';

/** Base type of report rows. */
@InterfaceType({
  description: 'A row of a report. The row type of each report adds its columns.',
})
export abstract class Row {
  @Field(() => GraphQLSafeInt, {
    description: 'Position of the row among all filtered and sorted rows, from 1.',
  })
  rowNumber!: number;
}

/** Restrictions of the viewer's plan on a report. */
@ObjectType({ description: "Restrictions of the viewer's plan on a report." })
class Restrictions implements PageRestrictions {
  @Field(() => Boolean, { description: 'Whether any restriction applies to this report.' })
  restricted!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of rows visible to the viewer; null without a limit. Unit: rows.',
  })
  rowLimit!: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer may filter the report.' })
  filterAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may sort the report.' })
  sortAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may open pages after the first one.' })
  pagingAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may change the page size.' })
  perPageAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may copy the report to the clipboard.' })
  copyAllowed!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of conditions in a filter; null without a limit.',
  })
  conditions!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of rows in an exported file; null without a limit. Unit: rows.',
  })
  exportRows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum position of the rows visible to the viewer; null without a limit.',
  })
  deepestPosition!: number | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'Number of rows beyond `deepestPosition`, which `total` does not include; null without a limit or with a filter. Unit: rows.',
  })
  deeperRows!: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer is logged in.' })
  authorized!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer has an active plan.' })
  paid!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the cheapest higher plan with enough rows, or of the highest plan; null if no restriction applies.',
  })
  neededPlan!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the one-day plan if the report is restricted and the viewer has no plan; otherwise null.',
  })
  promoPlan!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of the one-day plan; null if it is not offered. Unit: US cents.',
  })
  promoPriceCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of domains and keywords per day in the one-day plan.',
  })
  promoLimit!: number | null;
}

/** Base type of report pages. */
@InterfaceType({
  description:
    'A page of a report. Each report has its own type that implements this interface and has its own row type.',
})
export abstract class Report {
  @Field(() => ID, { description: 'Id of the report, as `organic-keywords`.' })
  id!: string;

  @Field(() => [Row], { description: 'Rows of this page in sort order. Empty after the last page.' })
  data!: Row[];

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  currentPage!: number;

  @Field(() => Int, { description: 'Page size, 1 to 500. Unit: rows.' })
  perPage!: number;

  @Field(() => GraphQLSafeInt, {
    description: 'Exact number of rows that match the filter and are within `deepestPosition`. Unit: rows.',
  })
  total!: number;

  @Field(() => GraphQLSafeInt, {
    description: 'Exact number of rows without filter and search. Selecting this field runs a second query.',
  })
  totalUnfiltered!: number;

  @Field(() => GraphQLSafeInt, { description: 'Number of the last page, at least 1.' })
  lastPage!: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of the first row on this page, from 1; null on an empty page.',
  })
  from!: number | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of the last row on this page; null on an empty page.',
  })
  to!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Date of the search results of most keywords in the report, ISO 8601; null if there are none.',
  })
  positionsDate!: string | null;

  @positionsRangeField()
  positionsRange!: PositionsRange | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the newest search volumes in the report, ISO 8601; null if there are none.',
  })
  volumesDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Date of the newest search results with which positions are compared, ISO 8601; null if no results are old enough.',
  })
  comparedDate!: string | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'Id of the domain that is the subject of the report, the same in every database; null for other subjects.',
  })
  subjectId!: number | null;

  @Field(() => [String], {
    description: 'Lines of the submitted list that are not in the database; empty without a list.',
  })
  unknown!: string[];

  @Field(() => Restrictions, { description: "Restrictions of the viewer's plan on this report." })
  restrictions!: Restrictions;

  @Field(() => Boolean, {
    description: 'Whether the viewer has no active plan, so that rows or functions may be restricted.',
  })
  demo!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of rows visible without a plan; null without a limit. Unit: rows.',
  })
  demoLimit!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer may filter the report, as `restrictions.filterAllowed`.',
  })
  isFilter!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may sort the report, as `restrictions.sortAllowed`.',
  })
  isSort!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Note for display above the table, in the language of the request; null if there is none.',
  })
  message!: string | null;
}
