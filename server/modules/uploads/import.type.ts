import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { FileReadingInput } from './reading.type.js';
import { ColumnChoice, ColumnValueCounts } from './upload.type.js';

type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

const importStateEnum = vocabularyEnum<ImportState>('ImportState', 'State of an import.', {
  waiting: 'Waiting in the queue.',
  running: 'Running.',
  done: 'Done: the reports contain all accepted rows.',
  failed: 'Failed: the reports are unchanged.',
  cancelled: 'Cancelled: the reports are unchanged.',
});

const rows = { nullable: true } as const;

@InputType({ description: 'A file to import, with defaults for values that its rows do not contain.' })
export class ImportFile {
  @Field(() => ID, { description: 'Id of an uploaded file.' }) upload!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Code of the database; defaults to the default database.',
  })
  base?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'ISO date; defaults to the date of the file, then to today.',
  })
  date?: string | null;
  @Field(() => String, { nullable: true, description: 'Domain of rows without a host.' })
  domain?: string | null;
  @Field(() => [ColumnChoice], {
    nullable: true,
    description: 'Fields of the columns, for a table of an unknown format.',
  })
  columns?: ColumnChoice[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the file contains all positions of its domain, so that missing keywords count as lost. Only for positions of one domain.',
  })
  complete?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts dates later than tomorrow (UTC). Without it, an import with such dates fails with FUTURE_DATES.',
  })
  allowFuture?: boolean | null;
  @Field(() => FileReadingInput, {
    nullable: true,
    description:
      'How values are read that allow several readings. Without it, an import of a file whose values decide nothing fails with AMBIGUOUS_FILE.',
  })
  reading?: FileReadingInput | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Name under which the column mapping is saved for files with the same header, at most 100 characters.',
  })
  saveMappingAs?: string | null;
}

@ObjectType({ description: 'Values of a column in the accepted rows of a file.' })
class ImportedColumn extends ColumnValueCounts {
  @text('Name of the file, or of the file within an archive.') file!: string;
  @text('Name of the column in the file.') name!: string;
  @text('Field that the column is read as.') field!: string;
}

@ObjectType({ description: 'A file of an import.' })
export class ImportedFile {
  @text('Original file name.') name!: string;
  @optional(() => String, 'File within an archive, or sheet of a workbook; null for a plain file.')
  entry!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the uploaded file if it can be imported again; null otherwise.',
  })
  upload!: string | null;
  @optional(() => String, 'Name of the format; null until the file is read.') format!: string | null;
  @listOf(
    () => String,
    'How values that allow several readings were read, in the language of the request; empty until the import is done.',
  )
  readings!: string[];
  @optional(
    () => String,
    'Number of API responses without results in the file, with the messages of the service, in the language of the request; null without any.',
  )
  failedResponses!: string | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Number of rejected rows; null until the import is done.',
  })
  rejected!: number | null;
  @optional(
    () => String,
    'Path of a file with the rejected rows, their line numbers and reasons; null without rejected rows.',
  )
  rejects!: string | null;
}

@ObjectType({ description: 'A domain in the files of an import.' })
class ImportedDomain {
  @text('Code of the database.') base!: string;
  @text('Domain name in ASCII.') domain!: string;
  @count('Number of its keywords in the files.') keywords!: number;
  @flag('Whether the keywords are from ads, because the files contain no search results.') isPaid!: boolean;
}

@ObjectType({ description: 'A keyword in the files of an import.' })
class ImportedKeyword {
  @text('Code of the database.') base!: string;
  @text('The keyword.') word!: string;
}

@ObjectType({
  description:
    'Counts of an import: `records = stored + superseded + duplicates + outsideDepth + own + rejected`.',
})
export class ImportCounts {
  @count('Number of rows read.') records!: number;
  @count('Number of rows stored in the database, without superseded ones.') stored!: number;
  @count(
    'Number of rows stored that are older than existing data of their keyword, so only histories show them.',
  )
  superseded!: number;
  @optional(() => String, 'Date of the newest data that supersedes rows, ISO 8601; null without such rows.')
  supersededBy!: string | null;
  @count('Number of rows that repeat another row.') duplicates!: number;
  @count('Number of results and ads beyond position 50, which are not stored.') outsideDepth!: number;
  @count('Number of rows with first-party data.') own!: number;
  @count('Number of rows with totals or averages, which are excluded from all other counts.')
  totalRows!: number;
  @count('Number of rejected rows.') rejected!: number;
  @count('Number of distinct keywords in the files.') keywords!: number;
  @count('Number of distinct domains in the files.') domains!: number;
  @listOf(() => ImportedDomain, 'The three domains with the most keywords in the files.')
  mostKeywords!: ImportedDomain[];
  @Field(() => ImportedKeyword, {
    nullable: true,
    description: 'Keyword with the highest search volume if the files contain no domains; null otherwise.',
  })
  keyword!: ImportedKeyword | null;
  @listOf(() => String, 'Own sites with first-party data in the files.') ownSites!: string[];
  @listOf(() => String, 'Codes of the databases of the rows.') bases!: string[];
  @listOf(() => String, 'Dates of the rows, ISO 8601.') dates!: string[];
}

@ObjectType({ description: 'An import of uploaded files.' })
export class DataImport {
  @Field(() => ID, { description: 'Id of the task.' }) id!: string;
  @oneOf(importStateEnum, 'State of the import.') state!: ImportState;
  @text('Time at which the import was requested, ISO 8601.') createdAt!: string;
  @optional(() => String, 'End time, ISO 8601; null until the import has ended.') finishedAt!: string | null;
  @smallInt('Running time. Unit: seconds.') seconds!: number;
  @listOf(() => ImportedFile, 'Files of the import.') files!: ImportedFile[];
  @optional(() => String, 'Current stage, in the language of the request; null unless the import is running.')
  stage!: string | null;
  @smallInt('Progress. Unit: percent.') progress!: number;
  @count('Number of rows read so far.') read!: number;
  @Field(() => GraphQLSafeInt, { ...rows, description: 'Number of rows in all files; null if unknown.' })
  rows!: number | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Reading speed; null unless files are being read. Unit: rows per second.',
  })
  rate!: number | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Estimated remaining time; null if unknown. Unit: seconds.',
  })
  secondsLeft!: number | null;
  @optional(
    () => String,
    'Reason of the failure, in the language of the request; null unless the import failed.',
  )
  fault!: string | null;
  @Field(() => ImportCounts, { nullable: true, description: 'Counts of the import; null until it is done.' })
  counts!: ImportCounts | null;
  @listOf(
    () => ImportedColumn,
    'Numeric columns and columns of SERP features with values that the import does not understand.',
  )
  columnsWithInvalidValues!: ImportedColumn[];
}
