import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';

/** Base type of report rows. */
@InterfaceType({
  description: 'A line of a report. Every report has a type of its own that adds its columns.',
})
export abstract class Row {
  @Field(() => GraphQLSafeInt, {
    description: 'Number of the row in the whole answer under its filter and sort, from 1.',
  })
  rowNumber!: number;
}

/** Restrictions of the viewer's plan on a report. */
@ObjectType({ description: "What the viewer's plan cuts off a report." })
class Restrictions {
  @Field(() => Boolean, { description: 'Whether anything of this report is cut off for this viewer.' })
  restricted!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Rows of the report that this viewer may see; null: all of them. Unit: rows.',
  })
  rowLimit!: number | null;

  @Field(() => Boolean, { description: 'Whether this viewer may filter the report.' })
  filterAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether this viewer may sort the report.' })
  sortAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether this viewer may open pages past the first.' })
  pagingAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether this viewer may choose the number of rows of a page.' })
  perPageAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether this viewer may copy the report to the clipboard.' })
  copyAllowed!: boolean;

  @Field(() => Int, { nullable: true, description: 'Conditions of one filter at most; null: no limit.' })
  conditions!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rows of a file at most; null: all. Unit: rows.' })
  exportRows!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Deepest position whose rows this viewer sees; null where no row is cut for its position.',
  })
  deepestPosition!: number | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'Rows of the report that lie deeper, and are not counted in `total`; null where no row is cut, and under a filter. Unit: rows.',
  })
  deeperRows!: number | null;

  @Field(() => Boolean, { description: 'Whether this viewer is logged in.' })
  authorized!: boolean;

  @Field(() => Boolean, { description: 'Whether a plan of this viewer is in force.' })
  paid!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the least plan that shows the whole report; null where nothing is cut off.',
  })
  neededPlan!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the one-day plan, where this viewer has no plan and it shows more; else null.',
  })
  promoPlan!: number | null;

  @Field(() => Int, { nullable: true, description: 'Price of the one-day plan. Unit: cents of a dollar.' })
  promoPriceCents!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Domains and keywords that the one-day plan opens in a day.',
  })
  promoLimit!: number | null;
}

/** Base type of report pages. */
@InterfaceType({
  description:
    'One page of a report. Every report has a type of its own that implements this one, with rows of its own type.',
})
export abstract class Report {
  @Field(() => ID, { description: 'Id of the report, as `organic-keywords`.' })
  id!: string;

  @Field(() => [Row], { description: 'The rows of this page, in order. Empty past the last page.' })
  data!: Row[];

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  currentPage!: number;

  @Field(() => Int, { description: 'Rows of a page, 1 to 500.' })
  perPage!: number;

  @Field(() => GraphQLSafeInt, {
    description:
      'Rows that pass the filter and that this viewer may see for their position, exact. Unit: rows.',
  })
  total!: number;

  @Field(() => GraphQLSafeInt, {
    description: 'Rows of the report without filter and search, exact. Asking for it costs a second query.',
  })
  totalUnfiltered!: number;

  @Field(() => GraphQLSafeInt, { description: 'Number of the last page, at least 1.' })
  lastPage!: number;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of the first row of this page, from 1; null on an empty page.',
  })
  from!: number | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of the last row of this page; null on an empty page.',
  })
  to!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the newest search results behind the report, ISO 8601.',
  })
  positionsDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the newest search volumes behind the report, ISO 8601.',
  })
  volumesDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Date of the newest search results that changes of positions are counted from, ISO 8601; null where there are none so old.',
  })
  comparedDate!: string | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      'Number of the domain that the report is about, the same in every database; null where it is about none.',
  })
  subjectId!: number | null;

  @Field(() => [String], {
    description:
      'Lines of the list that the report is about which the database does not hold; empty without a list.',
  })
  unknown!: string[];

  @Field(() => Restrictions, { description: "What the viewer's plan cuts off this report." })
  restrictions!: Restrictions;

  @Field(() => Boolean, {
    description: 'Whether the viewer sees a demonstration: some rows or functions are cut off.',
  })
  demo!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Rows that a demonstration shows; null where nothing is cut off. Unit: rows.',
  })
  demoLimit!: number | null;

  @Field(() => Boolean, { description: 'Whether filtering is open to the viewer.' })
  isFilter!: boolean;

  @Field(() => Boolean, { description: 'Whether sorting is open to the viewer.' })
  isSort!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A note to show above the table, in the language of the request.',
  })
  message!: string | null;
}
