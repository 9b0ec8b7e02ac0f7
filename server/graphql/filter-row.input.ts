import { Field, InputType } from 'type-graphql';

/** One condition on one column. */
@InputType({ description: 'One condition on one column.' })
class FilterConditionInput {
  @Field(() => String, {
    description: 'Id of the column, as `ws`; the report lists which ones can be filtered.',
  })
  field!: string;

  @Field(() => String, {
    description: 'The operator, as `>=` or `NOT LIKE`; the report lists the operators of each column.',
  })
  operator!: string;

  @Field(() => String, {
    description: 'The value as text. Several values are divided by `DELIM`, the ends of BETWEEN by `@`.',
  })
  value!: string;
}

/** A filter row: a condition with alternatives joined by OR. Rows are joined by AND. */
@InputType({
  description:
    'A line of the filter: a condition, with alternatives any of which is enough. Lines are joined by AND.',
})
export class FilterRowInput extends FilterConditionInput {
  @Field(() => [FilterConditionInput], {
    nullable: true,
    description: 'Alternatives to the condition: joined to it by OR.',
  })
  or?: FilterConditionInput[];
}
