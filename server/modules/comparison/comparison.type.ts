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
  description: 'Which keywords are compared.',
  valuesConfig: {
    organic: { description: 'Keywords with a position in the top 50.' },
    context: { description: 'Keywords with ads.' },
  },
});

@ObjectType({ description: 'One of the compared domains.' })
export class ComparedDomain {
  @optional(() => GraphQLSafeInt, 'Id of the domain; null where the database does not hold it.')
  id!: number | null;
  @text('The domain, in Unicode; as it was asked for where the database does not hold it.') name!: string;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
}

@ObjectType({ description: 'Keywords that some of the compared domains have and the others have not.' })
export class ComparisonPart {
  @listOf(() => Int, 'Numbers of the domains that have them, from 1, in the order of the answer.')
  domains!: number[];
  @count('Keywords that exactly these domains have. Unit: keywords.') keywords!: number;
}

@ObjectType({ description: 'What compared domains have in common.' })
export class ComparisonSummary {
  @Field(() => ComparisonView, { description: 'Which keywords are compared.' }) view!: ComparisonView;
  @listOf(() => ComparedDomain, 'The domains in the order in which they are asked for, each once.')
  domains!: ComparedDomain[];
  @listOf(
    () => ComparisonPart,
    'Parts that no two share, the largest first; together they are all keywords of the domains. Empty parts are left out.',
  )
  parts!: ComparisonPart[];
  @smallInt('Domains that the caller may compare at once.') maxDomains!: number;
  @optional(() => String, 'Date of the positions, YYYY-MM-DD.') positionsDate!: string | null;
  @optional(() => String, 'Date of the volumes, YYYY-MM-DD.') volumesDate!: string | null;
}
