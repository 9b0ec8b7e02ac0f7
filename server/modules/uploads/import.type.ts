import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { ColumnChoice } from './upload.type.js';

type ImportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

const importStateEnum = vocabularyEnum<ImportState>('ImportState', 'How far an import is.', {
  waiting: 'It waits for its turn.',
  running: 'It runs.',
  done: 'All that could be read is in the reports.',
  failed: 'It has failed: the reports are as they were before.',
  cancelled: 'It was cancelled: the reports are as they were before.',
});

const rows = { nullable: true } as const;

@InputType({ description: 'A file to import, and what its rows are where they do not say it.' })
export class ImportFile {
  @Field(() => ID, { description: 'Id of a file that waits.' }) upload!: string;
  @Field(() => String, { nullable: true, description: 'Code of the database; the default one without it.' })
  base?: string | null;
  @Field(() => String, { nullable: true, description: 'ISO date; that of the file without it, else today.' })
  date?: string | null;
  @Field(() => String, { nullable: true, description: 'Domain of rows that have no host.' })
  domain?: string | null;
  @Field(() => [ColumnChoice], {
    nullable: true,
    description: 'What its columns are, of a table that no reader knows.',
  })
  columns?: ColumnChoice[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it holds all positions of its domain, so that keywords which are not in it are lost ones. Only of the positions of one domain.',
  })
  complete?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Keeps these columns under a name for the next file with the same header, at most 100 characters.',
  })
  saveMappingAs?: string | null;
}

@ObjectType({ description: 'A file of an import.' })
export class ImportedFile {
  @text('Name, as its owner calls it.') name!: string;
  @optional(() => String, 'Of an archive the file in it, of a workbook the sheet; null of a plain file.')
  entry!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the file where it waits for another start; null where it does not.',
  })
  upload!: string | null;
  @optional(() => String, 'Name of its format; null before it is read.') format!: string | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Rows that could not be read; null before the import is done.',
  })
  rejected!: number | null;
  @optional(
    () => String,
    'Path of a file with them, each with its line and the reason; null where there are none.',
  )
  rejects!: string | null;
}

@ObjectType({ description: 'A domain of the files of an import.' })
class ImportedDomain {
  @text('Code of the database that its rows are in.') base!: string;
  @text('Its name, in ASCII.') domain!: string;
  @count('Keywords that the files name it for. Unit: keywords.') keywords!: number;
  @flag('Whether these are ads, as there are no results.') isPaid!: boolean;
}

@ObjectType({ description: 'A keyword of the files of an import.' })
class ImportedKeyword {
  @text('Code of the database that it is in.') base!: string;
  @text('The keyword.') word!: string;
}

@ObjectType({
  description: 'What an import counted: `records = stored + duplicates + outsideDepth + own + rejected`.',
})
export class ImportCounts {
  @count('Rows that were read.') records!: number;
  @count('Rows that are in the database now. Unit: rows.') stored!: number;
  @count('Rows that say again what another one says.') duplicates!: number;
  @count('Results and ads beyond position 50, counted and not stored.') outsideDepth!: number;
  @count('What a search engine tells the owner of a site, among the rows.') own!: number;
  @count('Rows that could not be read.') rejected!: number;
  @count('Keywords that the files speak of. Unit: keywords.') keywords!: number;
  @count('Domains that they speak of.') domains!: number;
  @listOf(() => ImportedDomain, 'Those with most keywords in the files, the first three.')
  mostKeywords!: ImportedDomain[];
  @Field(() => ImportedKeyword, {
    nullable: true,
    description: 'Where the files name no domain, their keyword with the largest volume.',
  })
  keyword!: ImportedKeyword | null;
  @listOf(() => String, 'Own sites that they tell of.') ownSites!: string[];
  @listOf(() => String, 'Codes of the databases that they were for.') bases!: string[];
  @listOf(() => String, 'Dates that they speak of, ISO 8601.') dates!: string[];
}

@ObjectType({ description: 'An import of files that you started.' })
export class DataImport {
  @Field(() => ID, { description: 'Id of its task.' }) id!: string;
  @oneOf(importStateEnum, 'How far it is.') state!: ImportState;
  @text('When it was started, ISO 8601.') createdAt!: string;
  @optional(() => String, 'When it ended, ISO 8601; null where it has not.') finishedAt!: string | null;
  @smallInt('Seconds since it began to run, until it ended. Unit: seconds.') seconds!: number;
  @listOf(() => ImportedFile, 'Its files.') files!: ImportedFile[];
  @optional(() => String, 'What it does, in the language of the request; null where it does not run.')
  stage!: string | null;
  @smallInt('How far it is. Unit: percent.') progress!: number;
  @count('Rows that were read so far.') read!: number;
  @Field(() => GraphQLSafeInt, { ...rows, description: 'Rows of all files; null where they cannot be told.' })
  rows!: number | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Rows that it reads in a second; null where it does not read.',
  })
  rate!: number | null;
  @Field(() => GraphQLSafeInt, {
    ...rows,
    description: 'Time left; null where it cannot be told yet. Unit: seconds.',
  })
  secondsLeft!: number | null;
  @optional(() => String, 'Why it failed, in the language of the request; null where it has not.')
  fault!: string | null;
  @Field(() => ImportCounts, { nullable: true, description: 'What it counted; null before it is done.' })
  counts!: ImportCounts | null;
}
