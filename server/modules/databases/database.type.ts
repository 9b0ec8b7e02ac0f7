import { GraphQLSafeInt } from 'graphql-scalars';
import { ObjectType } from 'type-graphql';
import type { BaseFact } from '../../contract/reports/base-facts.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { baseFactEnum } from '../../schema-kit/base-fact.enum.js';
import { searchEngineEnum } from '../../schema-kit/search-engine.enum.js';

@ObjectType({ description: 'Search results of one date in a database.' })
export class DatabaseSnapshot {
  @text('Date of the search results, ISO 8601.') date!: string;
  @count('Number of positions.') rows!: number;
  @count('Number of keywords.') keywords!: number;
  @optional(
    () => GraphQLSafeInt,
    'Number of domains with positions; null if an earlier release imported the snapshot.',
  )
  domains!: number | null;
}

@ObjectType({ description: 'Number of keywords whose newest search results are from one month.' })
export class KeywordMonth {
  @text('Month of the search results, YYYY-MM.') month!: string;
  @count('Number of keywords.') keywords!: number;
}

@ObjectType({ description: 'A database: the search results of one engine in one region.' })
export class Database {
  @text('Code, for example `gny`.') code!: string;
  @text('Name in English, for example `Google New York`.') name!: string;
  @oneOf(searchEngineEnum, 'Search engine.') engine!: SearchEngine;
  @text('Language of the keywords: `en` or `ru`.') lng!: string;
  @text('Name in Russian.') caption!: string;
  @text('Short name for narrow columns.') short!: string;
  @text('Currency of the costs, for example `USD`.') currency!: string;
  @smallInt('Position in lists, lowest first.') priority!: number;
  @flag('Whether the database contains no data.') empty!: boolean;
  @optional(() => String, 'Date of the newest search results, ISO 8601; null for an empty database.')
  positionsDate!: string | null;
  @optional(() => String, 'Date of the previous search results, ISO 8601; null if there is only one date.')
  previousDate!: string | null;
  @optional(() => String, 'Date of the newest search volumes, ISO 8601; null without search volumes.')
  volumesDate!: string | null;
  @listOf(() => baseFactEnum, 'Optional data that the database contains.')
  facts!: BaseFact[];
}
