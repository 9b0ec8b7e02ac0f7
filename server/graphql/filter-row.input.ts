import { Field, InputType } from 'type-graphql';

/** A condition on a column. */
@InputType({ description: 'A condition on a column.' })
class FilterConditionInput {
  @Field(() => String, {
    description: 'Id of the column, as `ws`. The query `report` lists the columns that can be filtered.',
  })
  field!: string;

  @Field(() => String, {
    description: 'Operator, as `>=` or `NOT LIKE`. The query `report` lists the operators of each column.',
  })
  operator!: string;

  @Field(() => String, {
    description: 'Value as text. `DELIM` separates several values, `@` the bounds of BETWEEN.',
  })
  value!: string;
}

/** A filter row: a condition with alternatives joined by OR. Rows are joined by AND. */
@InputType({
  description: 'A row of the filter: a condition with optional alternatives. Rows are joined by AND.',
})
export class FilterRowInput extends FilterConditionInput {
  @Field(() => [FilterConditionInput], {
    nullable: true,
    description: 'Alternatives, joined to the condition by OR.',
  })
  or?: FilterConditionInput[];
}
