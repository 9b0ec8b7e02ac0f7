import { Field, Int, ObjectType } from 'type-graphql';
import type {
  CellDialog,
  CellFormat,
  ColumnType,
  ColumnVisibility,
  FilterType,
} from '../../contract/column-vocabulary.js';
import type { BaseFact } from '../../contract/base-facts.js';
import type {
  ArgumentType,
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/report-vocabulary.js';
import type { SearchEngine } from '../../contract/search-engine.js';
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

@ObjectType({ description: 'Where a cell leads.' })
export class CellLinkMeta {
  @text('Path with `{column}` parts to fill from the row, and `{domain}` and `{base}` from the subject.')
  to!: string;
  @optional(() => cellDialogEnum, 'Dialog that opens in place of a page; null for a page.')
  dialog!: CellDialog | null;
  @optional(
    () => searchEngineEnum,
    'Search engine on whose databases alone it leads there; null for all of them.',
  )
  engine!: SearchEngine | null;
}

@ObjectType({ description: 'A value of a column that has a few only.' })
class ColumnChoiceMeta {
  @text('The value, as text.') value!: string;
  @text('Its name in the language of the request.') title!: string;
}

@ObjectType({
  description: 'A column of a report: all that a table, a filter or a document needs to show it.',
})
export class ColumnMeta {
  @text('Id in filters, sorts, REST and files, as `cpc_min`.') id!: string;
  @text('Name of the field in GraphQL, as `cpcMin`.') field!: string;
  @text('Title in the language of the request.') title!: string;
  @text('Meaning in the language of the request.') description!: string;
  @optional(
    () => String,
    'Unit of the values in the language of the request, as `searches a month`; null where there is none.',
  )
  unit!: string | null;
  @optional(
    () => String,
    'How the values come about, in the language of the request; null where they are not computed.',
  )
  formula!: string | null;
  @oneOf(columnTypeEnum, 'Type of the values.') type!: ColumnType;
  @oneOf(cellFormatEnum, 'How a cell shows its value.') format!: CellFormat;
  @flag('Whether the report can be sorted by it.') sortable!: boolean;
  @flag('Whether the report can be filtered by it.') filterable!: boolean;
  @oneOf(filterTypeEnum, 'Kind of input for its filter.') filterType!: FilterType;
  @listOf(
    () => String,
    'Operators that its filter takes, the usual one first. Empty where it cannot be filtered.',
  )
  operators!: string[];
  @listOf(() => ColumnChoiceMeta, 'The only values that it has; empty where any will do.')
  choices!: ColumnChoiceMeta[];
  @oneOf(columnVisibilityEnum, 'Whether the table shows it on Yandex databases.') shown!: ColumnVisibility;
  @oneOf(columnVisibilityEnum, 'Whether the table shows it on Google databases.')
  shownOnGoogle!: ColumnVisibility;
  @optional(
    () => Int,
    'Number of the compared domain that its values are of, from 1: the column is there where so many are compared. Null for others.',
  )
  ofDomain!: number | null;
  @flag(
    'Whether it is own data of the site: there is such a column for an account whose `viewer.ownSites` has the site with the report, and for nobody else.',
  )
  own!: boolean;
  @optional(
    () => String,
    'Field that names what the value is of, where that is less than the row: rows that follow each other under one name may show it once. Null for values of the row itself.',
  )
  groupedBy!: string | null;
  @listOf(
    () => baseFactEnum,
    'It is there on databases that hold one of these; empty for columns of every database.',
  )
  basedOn!: BaseFact[];
  @Field(() => [baseFactEnum], {
    nullable: true,
    description:
      'Its 0 is a figure on databases that hold one of these, elsewhere nothing is known there; null where 0 always is a figure.',
  })
  zeroKnownWith!: BaseFact[] | null;
  @optional(
    () => String,
    'Field whose texts say which vendor told the value and when, each after the id of its column. Null for values that no vendor tells.',
  )
  saidBy!: string | null;
  @optional(
    () => String,
    'Field with the range that the value stands for, as `100-1000`, empty where it is a figure of its own. Null for values that never are.',
  )
  rangedBy!: string | null;
  @optional(() => CellLinkMeta, 'Where its cells lead; null where nowhere.') link!: CellLinkMeta | null;
}

@ObjectType({ description: 'A value of an argument that takes a few only.' })
class ArgumentChoice {
  @text('The value, as text.') value!: string;
  @text('Its name in the language of the request.') title!: string;
}

@ObjectType({ description: 'An argument of a report beyond its subject and the table’s own.' })
export class ArgumentMeta {
  @text('Id in REST, as `includeSubLevels`.') id!: string;
  @text('Name of the argument in GraphQL.') field!: string;
  @text('Name in the page’s address.') address!: string;
  @oneOf(argumentTypeEnum, 'Type of its value.') type!: ArgumentType;
  @flag('Whether the report needs it.') required!: boolean;
  @optional(
    () => String,
    'Field of another argument: where that one is not given, the report needs this one. Null for others.',
  )
  requiredUnless!: string | null;
  @optional(() => String, 'Value that holds where it is missing, as text; null where there is none.')
  default!: string | null;
  @optional(
    () => String,
    'What its switch chooses, in the language of the request; null where any value will do.',
  )
  title!: string | null;
  @listOf(() => ArgumentChoice, 'The only values that it takes; empty where any will do.')
  choices!: ArgumentChoice[];
  @text('Meaning in the language of the request.') description!: string;
}

@ObjectType({
  description: 'The order of a report where none is asked for, as `column|direction`, by engine.',
})
export class DefaultSort {
  @text('On Google databases.') google!: string;
  @text('On Yandex databases.') yandex!: string;
}

@ObjectType({ description: 'What a row of a report stands for, and how it is known again on another page.' })
class RowIdentityMeta {
  @oneOf(rowKindEnum, 'What it is.') kind!: RowKind;
  @listOf(() => String, 'Names of the GraphQL fields whose values together name a row.') key!: string[];
}

@ObjectType({ description: 'A report: what it is about, where it is found, and its columns.' })
export class ReportMeta {
  @text('Id, as `organic-keywords`.') id!: string;
  @text('Name of the query field in GraphQL, as `organicKeywords`.') field!: string;
  @oneOf(reportSectionEnum, 'Group that it belongs to.') section!: ReportSection;
  @oneOf(reportSubjectEnum, 'What it is about.') subject!: ReportSubject;
  @text('Title in the language of the request.') title!: string;
  @text('Meaning in the language of the request.') description!: string;
  @listOf(
    () => String,
    'What a row is, in the plural forms of the language: one, other in English; one, few, many in Russian.',
  )
  rowNoun!: string[];
  @Field(() => RowIdentityMeta, { description: 'What a row stands for.' }) row!: RowIdentityMeta;
  @optional(() => searchEngineEnum, 'Search engine whose databases alone have the report; null for all.')
  engine!: SearchEngine | null;
  @text('Path of its page in the browser.') route!: string;
  @text('Path of its REST call, without `/api`.') rest!: string;
  @oneOf(reportMethodEnum, 'Method of its REST call.') method!: ReportMethod;
  @flag('Whether its changes can be counted over some days, by the argument `forDay`.') comparison!: boolean;
  @flag('Whether its rows are search results, of which pictures can be downloaded.') images!: boolean;
  @Field(() => DefaultSort, { description: 'The order where none is asked for.' }) defaultSort!: DefaultSort;
  @listOf(() => ArgumentMeta, 'Its own arguments.') arguments!: ArgumentMeta[];
  @listOf(() => ColumnMeta, 'Its columns, in the order of the table.') columns!: ColumnMeta[];
}
