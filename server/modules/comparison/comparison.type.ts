import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { count, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

/** Compared keywords. The values equal those of the report's argument. */
export enum ComparisonView {
  organic = 'organic',
  context = 'context',
}

registerEnumType(ComparisonView, {
  name: 'ComparisonView',
  description: 'Kind of compared keywords.',
  valuesConfig: {
    organic: { description: 'Keywords with a position in the top 50.' },
    context: { description: 'Keywords with ads.' },
  },
});

@ObjectType({ description: 'One of the compared domains.' })
export class ComparedDomain {
  @optional(() => GraphQLSafeInt, 'Id of the domain; null if it is not in the database.')
  id!: number | null;
  @text('Domain, in Unicode; as requested if it is not in the database.') name!: string;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
}

@ObjectType({ description: 'A domain that was requested by id or name.' })
export class NamedDomain {
  @text('The id or name as requested.') ref!: string;
  @optional(() => String, 'Domain, in Unicode; null if it is not in the database.') name!: string | null;
}

@ObjectType({ description: 'Keywords that only one combination of the compared domains has.' })
export class ComparisonPart {
  @listOf(() => Int, 'Numbers of these domains, from 1, in the order of `domains`.')
  domains!: number[];
  @count('Keywords that exactly these domains have. Unit: keywords.') keywords!: number;
}

@ObjectType({ description: 'Result of a domain comparison.' })
export class ComparisonSummary {
  @Field(() => ComparisonView, { description: 'Kind of compared keywords.' }) view!: ComparisonView;
  @listOf(() => ComparedDomain, 'Compared domains in request order, without duplicates.')
  domains!: ComparedDomain[];
  @listOf(
    () => ComparisonPart,
    'Disjoint parts of all keywords of the domains, largest first. Empty parts are omitted.',
  )
  parts!: ComparisonPart[];
  @smallInt('Maximum number of domains per comparison for the caller.') maxDomains!: number;
  @optional(() => String, 'Date of the positions of most keywords, YYYY-MM-DD.') positionsDate!:
    | string
    | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
