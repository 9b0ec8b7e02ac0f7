import type { RowDensity } from '../../contract/row-density.js';
import type { SavedView } from '../../entities/saved-filter.entity.js';
import type { ArrangedColumn } from '../../entities/table-setting.entity.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { flag, optional, text } from '../../schema-kit/fields.js';

export const rowDensityEnum = vocabularyEnum<RowDensity>('RowDensity', 'Height of the rows of a table.', {
  compact: 'Close-packed.',
  normal: 'With air.',
});

@ObjectType({ description: 'A column of a report’s table, as a person arranged it.' })
export class TableColumn implements ArrangedColumn {
  @text('Id of the column, as `cpc_min`.') id!: string;
  @flag('Whether the table shows it.') shown!: boolean;
  @optional(() => Int, 'Width in pixels, 20 to 2000; null for the usual one.') width!: number | null;
  @flag('Whether it stays in sight when the table is scrolled sideways.') pinned!: boolean;
}

@InputType({ description: 'A column of a report’s table, as a person arranged it.' })
export class TableColumnInput {
  @Field({ description: 'Id of the column, as `cpc_min`. One that the report does not know is left out.' })
  id!: string;

  @Field({ description: 'Whether the table shows it. A column that is always shown stays so.' })
  shown!: boolean;

  @Field(() => Int, { nullable: true, description: 'Width in pixels, 20 to 2000; null for the usual one.' })
  width?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it stays in sight when the table is scrolled sideways; false by default.',
  })
  pinned?: boolean | null;
}

@ObjectType({ description: 'What a saved view remembers of a table beside its filter.' })
export class TableView implements SavedView {
  @optional(() => [TableColumn], 'The columns in their order; null for those of the report.')
  columns!: TableColumn[] | null;
  @optional(() => String, 'Order as `column|asc` or `column|desc`; null for the report’s own.')
  sort!: string | null;
  @optional(() => Int, 'Rows of a page, 1 to 500; null for the usual number.') perPage!: number | null;
  @optional(() => rowDensityEnum, 'Height of the rows; null for the default one.')
  density!: RowDensity | null;
}

@InputType({ description: 'What a saved view remembers of a table beside its filter.' })
export class TableViewInput {
  @Field(() => [TableColumnInput], {
    nullable: true,
    description: 'The columns in their order; null for those of the report.',
  })
  columns?: TableColumnInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Order as `column|asc` or `column|desc`; null for the report’s own.',
  })
  sort?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rows of a page, 1 to 500.' })
  perPage?: number | null;

  @Field(() => rowDensityEnum, { nullable: true, description: 'Height of the rows.' })
  density?: RowDensity | null;
}

@ObjectType({ description: 'How a person arranged the table of a report.' })
export class TableSettings {
  @optional(() => [TableColumn], 'The columns in their order; null for those of the report.')
  columns!: TableColumn[] | null;
  @optional(() => rowDensityEnum, 'Height of the rows of all your tables; null for the default one.')
  density!: RowDensity | null;
}
