import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { count, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { searchEngineEnum } from '../../schema-kit/search-engine.enum.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { Task } from '../tasks/task.type.js';
import { Database } from './database.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';

/** Running operation of a snapshot. */
export type SnapshotWork = 'removing' | 'restoring';

const snapshotWorkEnum = vocabularyEnum<SnapshotWork>('SnapshotWork', 'Running operation on a snapshot.', {
  removing: 'The snapshot is being removed.',
  restoring: 'The snapshot is being restored.',
});

@ObjectType('OwnSnapshot', { description: 'Imported data of one date in one database.' })
export class ImportedSnapshot {
  @Field(() => ID, { description: 'Id of the current version.' }) id!: string;
  @text('Code of the database.') base!: string;
  @text('Date of the search results, ISO 8601.') date!: string;
  @count('Number of positions.') rows!: number;
  @count('Number of keywords.') keywords!: number;
  @optional(() => GraphQLSafeInt, 'Number of keywords with full search results; null if unknown.')
  pages!: number | null;
  @optional(() => GraphQLSafeInt, 'Number of domains with positions; null if unknown.')
  domains!: number | null;
  @optional(() => GraphQLSafeInt, 'Number of ads; null if unknown.') ads!: number | null;
  @optional(() => GraphQLSafeInt, 'Number of keywords with a search volume or a price; null if unknown.')
  volumes!: number | null;
  @listOf(() => String, 'The three domains with the most results from domain exports.')
  exports!: string[];
  @count('Number of domains with domain exports.') exportsTotal!: number;
  @listOf(() => String, 'Names of the imported files.') files!: string[];
  @optional(
    () => String,
    'E-mail of the user who imported the last file; null for an import from the command line.',
  )
  importedBy!: string | null;
  @optional(() => String, 'Time of the last import, ISO 8601; null if unknown.') importedAt!: string | null;
  @flag('Whether the snapshot is sample data.') isSample!: boolean;
  @optional(
    () => String,
    'End of the period in which a removed snapshot can be restored, ISO 8601; null if it is not removed.',
  )
  keptUntil!: string | null;
  @flag('Whether a removed snapshot can be restored, because its date has not been imported again.')
  canReturn!: boolean;
  @optional(
    () => String,
    'Day on which the retention policy removes the snapshot, ISO 8601; null if no removal is planned.',
  )
  expiresOn!: string | null;
  @Field(() => snapshotWorkEnum, {
    nullable: true,
    description: 'Running operation; null if there is none.',
  })
  work!: SnapshotWork | null;
}

@ObjectType({ description: 'Which old snapshots the server removes.' })
class RetentionPolicy {
  @smallInt('Days for which every date stays; 0 disables the window.') allDays!: number;
  @smallInt('Months for which the newest date of each month stays; 0 disables the window.')
  monthlyMonths!: number;
  @smallInt('Number of the newest observations of each keyword that stay at any age.') newestCount!: number;
}

@ObjectType('SnapshotThinning', { description: 'Removal of old snapshots by the retention policy.' })
class SnapshotThinning {
  @text('Time of the removal, ISO 8601.') at!: string;
  @listOf(() => String, 'Dates of the removed snapshots, oldest first, ISO 8601.') dates!: string[];
}

@ObjectType('OwnDatabase', { description: 'Disk usage of a database.' })
class ImportedDatabase {
  @Field(() => Database, { description: 'The database.' }) database!: Database;
  @count('Disk usage including the reports. Unit: bytes.') bytes!: number;
  @flag('Whether the database contains sample data.') hasSample!: boolean;
  @optional(() => SnapshotThinning, 'Last removal by the retention policy; null if there was none.')
  lastThinning!: SnapshotThinning | null;
}

@ObjectType('OwnData', { description: 'Imported data of the server.' })
export class ImportedData {
  @listOf(() => ImportedSnapshot, 'Snapshots, newest first, including removed ones that can be restored.')
  snapshots!: ImportedSnapshot[];
  @listOf(() => ImportedDatabase, 'All databases in display order.') databases!: ImportedDatabase[];
  @count('Total disk usage. Unit: bytes.') bytes!: number;
  @optional(() => GraphQLSafeInt, 'Free disk space; null if the data is on several disks. Unit: bytes.')
  free!: number | null;
  @listOf(() => Task, 'Running tasks of all users that change the data.') work!: Task[];
  @Field(() => RetentionPolicy, { description: 'Retention policy of the server.' })
  retention!: RetentionPolicy;
}

@InputType({ description: 'A new database.' })
export class NewDatabase {
  @Field(() => String, { description: 'Code: 2 to 16 lower-case letters and digits.' }) code!: string;
  @Field(() => String, { description: 'Name in English.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Name in Russian; defaults to the English name.' })
  caption?: string;
  @Field(() => String, {
    nullable: true,
    description: 'Short name for narrow columns; defaults to the code.',
  })
  short?: string;
  @Field(() => searchEngineEnum, { nullable: true, description: 'Search engine; defaults to `google`.' })
  engine?: SearchEngine;
  @Field(() => String, { nullable: true, description: 'Language of the keywords; defaults to `en`.' })
  lng?: string;
  @Field(() => String, { nullable: true, description: 'Currency of the costs; defaults to `USD`.' })
  currency?: string;
}

@InputType({ description: 'Changes of a database; missing fields stay unchanged.' })
export class DatabaseChange {
  @Field(() => String, { nullable: true, description: 'Name in English.' }) name?: string;
  @Field(() => String, { nullable: true, description: 'Name in Russian.' }) caption?: string;
  @Field(() => String, { nullable: true, description: 'Short name for narrow columns.' }) short?: string;
  @Field(() => String, { nullable: true, description: 'Currency of the costs.' }) currency?: string;
}
