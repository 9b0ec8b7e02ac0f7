import { Field, InputType, ObjectType } from 'type-graphql';
import { flag, optional, smallInt, text } from '../../schema-kit/fields.js';
import { TableView, TableViewInput } from '../table-settings/table-view.type.js';

@ObjectType({ description: 'A filter of a report that a person gave a name.' })
export class SavedFilter {
  @smallInt('Id of the filter.') id!: number;
  @text('Its name: one among a person’s filters of a report, whatever its letters’ case.')
  filterName!: string;
  @text('Id of the report, as `organic-keywords`.') reportName!: string;
  @flag('Whether it is among the favourites, which come first.') favorite!: boolean;
  @text(
    'Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`.',
  )
  filter!: string;
  @text(
    'The same as a filter string, as `ws>=100`. A condition that the report cannot read any more stays in it.',
  )
  filterString!: string;
  @optional(() => TableView, 'What it remembers of the table as well; null where it is a filter alone.')
  view!: TableView | null;
  @text('When it was changed last, ISO 8601.') updatedAt!: string;
}

@InputType({ description: 'A filter to be saved under a name.' })
export class SavedFilterInput {
  @Field({ description: 'Name, 1 to 64 characters.' }) filterName!: string;
  @Field({ description: 'Id of the report, as `organic-keywords`.' }) reportName!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether it is among the favourites.' })
  favorite?: boolean | null;
  @Field({
    description:
      'Search text and filter rows as JSON text: `{search, rows: [{type, name, operator, value, or: […]}]}`; or a filter ' +
      'string, as `ws>=100`, which is kept as such rows.',
  })
  filter!: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Takes the place of the filter that has this name; without it a name that is taken is refused.',
  })
  filterReplace?: boolean | null;
  @Field(() => TableViewInput, {
    nullable: true,
    description: 'What it is to remember of the table as well.',
  })
  view?: TableViewInput | null;
}
