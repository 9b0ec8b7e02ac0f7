import { Field, Int, ObjectType } from 'type-graphql';
import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/reports/column-vocabulary.js';
import type { BaseFact } from '../../contract/reports/base-facts.js';
import type {
  ArgumentType,
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/reports/report-vocabulary.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { flag, listOf, oneOf, optional, text } from '../../schema-kit/fields.js';
import { baseFactEnum } from '../../schema-kit/base-fact.enum.js';
import { searchEngineEnum } from '../../schema-kit/search-engine.enum.js';
import {
  cellDialogEnum,
  cellFormatEnum,
  columnTypeEnum,
  columnVisibilityEnum,
  filterTypeEnum,
} from './column.enums.js';
import {
  argumentTypeEnum,
  reportMethodEnum,
  reportSectionEnum,
  reportSubjectEnum,
  rowKindEnum,
} from './report.enums.js';

@ObjectType({ description: 'Link target of a cell.' })
export class CellLinkMeta {
  @text('Path with placeholders: `{column}` for values of the row, `{domain}` and `{base}` for the subject.')
  to!: string;
  @optional(() => cellDialogEnum, 'Dialog that opens instead of a page; null for a link to a page.')
  dialog!: CellDialog | null;
  @optional(() => searchEngineEnum, 'Search engine whose databases have the link; null if all have it.')
  engine!: SearchEngine | null;
}

@ObjectType({ description: 'An allowed value of a column.' })
class ColumnChoiceMeta {
  @text('Value, as text.') value!: string;
  @text('Name in the language of the request.') title!: string;
}

@ObjectType({
  description: 'A column of a report, with the metadata for tables, filters and documentation.',
})
export class ColumnMeta {
  @text('Id in filters, sorts, REST and files, such as `cpc_min`.') id!: string;
  @text('Name of the GraphQL field, such as `cpcMin`.') field!: string;
  @text('Title in the language of the request.') title!: string;
  @text('Description in the language of the request.') description!: string;
  @optional(
    () => String,
    'Unit of the values in the language of the request, such as `searches a month`; null if there is none.',
  )
  unit!: string | null;
  @optional(
    () => String,
    'Formula of the values in the language of the request; null if they are not computed.',
  )
  formula!: string | null;
  @oneOf(columnTypeEnum, 'Type of the values.') type!: ColumnType;
  @oneOf(cellFormatEnum, 'Display format of a cell.') format!: CellFormat;
  @flag('Whether the report can be sorted by this column.') sortable!: boolean;
  @flag('Whether the report can be filtered by this column.') filterable!: boolean;
  @oneOf(filterTypeEnum, 'Input type of its filter.') filterType!: FilterType;
  @listOf(() => String, 'Operators of its filter, default first. Empty if the column cannot be filtered.')
  operators!: string[];
  @listOf(() => ColumnChoiceMeta, 'Allowed values; empty if any value is allowed.')
  choices!: ColumnChoiceMeta[];
  @oneOf(columnVisibilityEnum, 'Visibility in the table on Yandex databases.') shown!: ColumnVisibility;
  @oneOf(columnVisibilityEnum, 'Visibility in the table on Google databases.')
  shownOnGoogle!: ColumnVisibility;
  @optional(
    () => Int,
    'Number of the compared domain, from 1. The column exists only if at least this many domains are compared. Null for other columns.',
  )
  ofDomain!: number | null;
  @flag(
    'Whether the column contains own data of the site. It exists only for accounts whose `viewer.ownSites` lists the report for the site.',
  )
  own!: boolean;
  @optional(
    () => String,
    'Field that the value belongs to. Consecutive rows with the same value of that field may display this value once. Null if the value belongs to the row.',
  )
  groupedBy!: string | null;
  @listOf(
    () => baseFactEnum,
    'The column exists only on databases with at least one of these kinds of data; empty if it exists on all databases.',
  )
  basedOn!: BaseFact[];
  @Field(() => [baseFactEnum], {
    nullable: true,
    description:
      'On databases with at least one of these kinds of data a 0 is a value; on others it means "unknown". Null if 0 is always a value.',
  })
  zeroKnownWith!: BaseFact[] | null;
  @optional(
    () => String,
    'Field with whether a 0 of the row is a value; otherwise it means "unknown". Null if the rows do not differ.',
  )
  zeroIsValidField!: string | null;
  @optional(
    () => String,
    'Field with the vendor and date of the value, each prefixed with the column id. Null if the value does not come from a vendor.',
  )
  saidBy!: string | null;
  @optional(
    () => String,
    'Field with the range that the value represents, such as `100-1000`; empty for exact values. Null if the column has no ranges.',
  )
  rangedBy!: string | null;
  @optional(() => CellLinkMeta, 'Link of the cells; null if there is none.') link!: CellLinkMeta | null;
}

@ObjectType({ description: 'An allowed value of an argument.' })
class ArgumentChoice {
  @text('Value, as text.') value!: string;
  @text('Name in the language of the request.') title!: string;
}

@ObjectType({
  description: 'An additional argument of a report, besides the subject and the common table arguments.',
})
export class ArgumentMeta {
  @text('Id in REST, such as `includeSubLevels`.') id!: string;
  @text('Name of the argument in GraphQL.') field!: string;
  @text('Name in the page address.') address!: string;
  @oneOf(argumentTypeEnum, 'Type of the value.') type!: ArgumentType;
  @flag('Whether the argument is required.') required!: boolean;
  @optional(
    () => String,
    'Name of another argument: this one is required if that one is missing. Null if there is no such dependency.',
  )
  requiredUnless!: string | null;
  @optional(() => String, 'Default value, as text; null if there is none.')
  default!: string | null;
  @optional(() => String, 'Title of its switch in the language of the request; null if any value is allowed.')
  title!: string | null;
  @listOf(() => ArgumentChoice, 'Allowed values; empty if any value is allowed.')
  choices!: ArgumentChoice[];
  @text('Description in the language of the request.') description!: string;
}

@ObjectType({
  description: 'Default sort of a report by search engine, as `column|direction`.',
})
export class DefaultSort {
  @text('Default sort on Google databases.') google!: string;
  @text('Default sort on Yandex databases.') yandex!: string;
}

@ObjectType({ description: 'Row kind of a report, and the key that identifies a row across pages.' })
class RowIdentityMeta {
  @oneOf(rowKindEnum, 'Kind of entity that a row represents.') kind!: RowKind;
  @listOf(() => String, 'Names of the GraphQL fields that together identify a row.') key!: string[];
}

@ObjectType({ description: 'A report with its subject, addresses and columns.' })
export class ReportMeta {
  @text('Id, such as `organic-keywords`.') id!: string;
  @text('Name of the GraphQL query field, such as `organicKeywords`.') field!: string;
  @oneOf(reportSectionEnum, 'Group of the report.') section!: ReportSection;
  @oneOf(reportSubjectEnum, 'Subject of the report.') subject!: ReportSubject;
  @text('Title in the language of the request.') title!: string;
  @text('Description in the language of the request.') description!: string;
  @listOf(
    () => String,
    'Plural forms of the noun for a row: one, other in English; one, few, many in Russian.',
  )
  rowNoun!: string[];
  @Field(() => RowIdentityMeta, { description: 'Kind and key of a row.' }) row!: RowIdentityMeta;
  @optional(() => searchEngineEnum, 'Search engine whose databases have the report; null if all have it.')
  engine!: SearchEngine | null;
  @text('Path of its page in the browser.') route!: string;
  @text('Path of its REST call, without `/api`.') rest!: string;
  @oneOf(reportMethodEnum, 'Method of its REST call.') method!: ReportMethod;
  @flag('Whether changes can be computed over a number of days, set by the argument `forDay`.')
  comparison!: boolean;
  @flag('Whether the rows are search results that can be downloaded as images.') images!: boolean;
  @Field(() => DefaultSort, { description: 'Sort order used if the request specifies none.' })
  defaultSort!: DefaultSort;
  @listOf(() => ArgumentMeta, 'Additional arguments of the report.') arguments!: ArgumentMeta[];
  @listOf(() => ColumnMeta, 'Columns in table order.') columns!: ColumnMeta[];
}
