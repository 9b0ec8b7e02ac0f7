import type { RowDensity } from '../../contract/appearance/row-density.js';
import type { SavedView } from '../../entities/saved-filter.entity.js';
import type { ArrangedColumn } from '../../entities/table-setting.entity.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { flag, optional, text } from '../../schema-kit/fields.js';

export const rowDensityEnum = vocabularyEnum<RowDensity>('RowDensity', 'Height of the rows of a table.', {
  compact: 'Compact rows.',
  normal: 'Rows with normal spacing.',
});

@ObjectType({ description: 'Settings of a table column.' })
export class TableColumn implements ArrangedColumn {
  @text('Id of the column, such as `cpc_min`.') id!: string;
  @flag('Whether the column is visible.') shown!: boolean;
  @optional(() => Int, 'Width in pixels, 20 to 2000; null for the default width.') width!: number | null;
  @flag('Whether the column is pinned during horizontal scrolling.') pinned!: boolean;
}

@InputType({ description: 'Settings of a table column.' })
export class TableColumnInput {
  @Field({ description: 'Id of the column, such as `cpc_min`. Unknown columns are ignored.' })
  id!: string;

  @Field({ description: 'Whether the column is visible. Mandatory columns are always visible.' })
  shown!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Width in pixels, 20 to 2000; null for the default width.',
  })
  width?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the column is pinned during horizontal scrolling; false by default.',
  })
  pinned?: boolean | null;
}

@ObjectType({ description: 'Table settings of a saved filter.' })
export class TableView implements SavedView {
  @optional(() => [TableColumn], 'Columns in display order; null for the default columns.')
  columns!: TableColumn[] | null;
  @optional(() => String, 'Sort order as `column|asc` or `column|desc`; null for the default order.')
  sort!: string | null;
  @optional(() => Int, 'Rows per page, 1 to 500; null for the default.') perPage!: number | null;
  @optional(() => rowDensityEnum, 'Row height; null for the default.')
  density!: RowDensity | null;
}

@InputType({ description: 'Table settings of a saved filter.' })
export class TableViewInput {
  @Field(() => [TableColumnInput], {
    nullable: true,
    description: 'Columns in display order; null for the default columns.',
  })
  columns?: TableColumnInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Sort order as `column|asc` or `column|desc`; null for the default order.',
  })
  sort?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rows per page, 1 to 500.' })
  perPage?: number | null;

  @Field(() => rowDensityEnum, { nullable: true, description: 'Row height.' })
  density?: RowDensity | null;
}

@ObjectType({ description: 'Table settings of a report.' })
export class TableSettings {
  @optional(() => [TableColumn], 'Columns in display order; null for the default columns.')
  columns!: TableColumn[] | null;
  @optional(() => rowDensityEnum, 'Row height of all your tables; null for the default.')
  density!: RowDensity | null;
}
