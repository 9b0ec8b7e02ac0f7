import { Field, InputType, ObjectType } from 'type-graphql';
import { flag, optional, smallInt, text } from '../../schema-kit/fields.js';
import { TableView, TableViewInput } from '../table-settings/table-view.type.js';

@ObjectType({ description: 'A named filter of a report.' })
export class SavedFilter {
  @smallInt('Id of the filter.') id!: number;
  @text('Name, unique (case-insensitive) among the user’s filters of the report.')
  filterName!: string;
  @text('Id of the report, such as `organic-keywords`.') reportName!: string;
  @flag('Whether it is a favorite; favorites are listed first.') favorite!: boolean;
  @text(
    'Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`.',
  )
  filter!: string;
  @text(
    'The same filter as a filter string, such as `ws>=100`. Conditions that the report no longer supports are preserved.',
  )
  filterString!: string;
  @optional(() => TableView, 'Saved table settings; null for a filter without table settings.')
  view!: TableView | null;
  @text('Time of the last change, ISO 8601.') updatedAt!: string;
}

@InputType({ description: 'Input for saving a filter.' })
export class SavedFilterInput {
  @Field({ description: 'Name, 1 to 64 characters.' }) filterName!: string;
  @Field({ description: 'Id of the report, such as `organic-keywords`.' }) reportName!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether it is a favorite.' })
  favorite?: boolean | null;
  @Field({
    description:
      'Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`; or a filter ' +
      'string, such as `ws>=100`, which is converted to rows.',
  })
  filter!: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Replaces an existing filter with the same name; otherwise the request fails with FILTER_EXISTS.',
  })
  filterReplace?: boolean | null;
  @Field(() => TableViewInput, {
    nullable: true,
    description: 'Table settings to save with the filter.',
  })
  view?: TableViewInput | null;
}
