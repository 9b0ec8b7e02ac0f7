import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { SearchEngine } from '../../contract/search-engine.js';
import { count, flag, listOf, optional, text } from '../../schema-kit/fields.js';
import { searchEngineEnum } from '../../schema-kit/search-engine.enum.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { Task } from '../tasks/task.type.js';
import { Database } from './database.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';

/** Running operation of a snapshot. */
export type SnapshotWork = 'removing' | 'restoring';

const snapshotWorkEnum = vocabularyEnum<SnapshotWork>('SnapshotWork', 'What is being done with a snapshot.', {
  removing: 'It is being removed.',
  restoring: 'It is being brought back.',
});

@ObjectType('OwnSnapshot', { description: 'What was imported of one date into one database.' })
export class ImportedSnapshot {
  @Field(() => ID, { description: 'Id of its present version.' }) id!: string;
  @text('Code of the database.') base!: string;
  @text('Date of the search results, ISO 8601.') date!: string;
  @count('Positions that it holds. Unit: positions.') rows!: number;
  @count('Keywords that it holds. Unit: keywords.') keywords!: number;
  @optional(() => GraphQLSafeInt, 'Keywords of which it holds the full search results. Unit: keywords.')
  pages!: number | null;
  @optional(() => GraphQLSafeInt, 'Domains that have a position in it. Unit: domains.')
  domains!: number | null;
  @optional(() => GraphQLSafeInt, 'Ads that it holds. Unit: ads.') ads!: number | null;
  @optional(() => GraphQLSafeInt, 'Keywords with a search volume or a price. Unit: keywords.')
  volumes!: number | null;
  @listOf(
    () => String,
    'Domains of which it holds own exports, those with most results first; the first three.',
  )
  exports!: string[];
  @count('Number of such domains.') exportsTotal!: number;
  @listOf(() => String, 'Names of the files that it was imported from.') files!: string[];
  @optional(() => String, 'E-mail of who imported the last of them; null where a command did.')
  importedBy!: string | null;
  @optional(() => String, 'When that was, ISO 8601; null where it is not known.') importedAt!: string | null;
  @flag('Whether it is of the sample data.') isSample!: boolean;
  @optional(() => String, 'Of a removed one: until when it can be brought back, ISO 8601; null for others.')
  keptUntil!: string | null;
  @flag('Whether a removed one can be brought back: its date was not imported anew.') canReturn!: boolean;
  @Field(() => snapshotWorkEnum, {
    nullable: true,
    description: 'What is being done with it; null where nothing is.',
  })
  work!: SnapshotWork | null;
}

@ObjectType('OwnDatabase', { description: 'What a database takes of the disk.' })
class ImportedDatabase {
  @Field(() => Database, { description: 'The database.' }) database!: Database;
  @count('What it takes, with its reports. Unit: bytes.') bytes!: number;
  @flag('Whether it holds sample data.') hasSample!: boolean;
}

@ObjectType('OwnData', { description: 'What was imported into this server.' })
export class ImportedData {
  @listOf(
    () => ImportedSnapshot,
    'Snapshots, newest first, with those that were removed and can be brought back.',
  )
  snapshots!: ImportedSnapshot[];
  @listOf(() => ImportedDatabase, 'All databases, in the order of lists.') databases!: ImportedDatabase[];
  @count('What all of it takes. Unit: bytes.') bytes!: number;
  @optional(() => GraphQLSafeInt, 'What is free on its disk; null where that is not one disk. Unit: bytes.')
  free!: number | null;
  @listOf(() => Task, 'What is under way with it, whoever began it.') work!: Task[];
}

@InputType({ description: 'A new database.' })
export class NewDatabase {
  @Field(() => String, { description: 'Code: 2 to 16 small letters and digits.' }) code!: string;
  @Field(() => String, { description: 'Name in English.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Name in Russian; the English one without it.' })
  caption?: string;
  @Field(() => String, {
    nullable: true,
    description: 'A few letters for narrow places; the code without it.',
  })
  short?: string;
  @Field(() => searchEngineEnum, { nullable: true, description: 'Search engine; `google` without it.' })
  engine?: SearchEngine;
  @Field(() => String, { nullable: true, description: 'Language of its keywords; `en` without it.' })
  lng?: string;
  @Field(() => String, { nullable: true, description: 'Currency of its costs; `USD` without it.' })
  currency?: string;
}

@InputType({ description: 'What of a database changes; what is missing stays.' })
export class DatabaseChange {
  @Field(() => String, { nullable: true, description: 'Name in English.' }) name?: string;
  @Field(() => String, { nullable: true, description: 'Name in Russian.' }) caption?: string;
  @Field(() => String, { nullable: true, description: 'A few letters for narrow places.' }) short?: string;
  @Field(() => String, { nullable: true, description: 'Currency of its costs.' }) currency?: string;
}
