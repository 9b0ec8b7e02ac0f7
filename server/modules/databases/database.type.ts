import { GraphQLSafeInt } from 'graphql-scalars';
import { ObjectType } from 'type-graphql';
import type { BaseFact } from '../../contract/base-facts.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { baseFactEnum } from '../../schema-kit/base-fact.enum.js';
import { searchEngineEnum } from '../../schema-kit/search-engine.enum.js';

@ObjectType({ description: 'The search results of one date that a database holds.' })
export class DatabaseSnapshot {
  @text('Date of the search results, ISO 8601.') date!: string;
  @count('Positions that it holds. Unit: positions.') rows!: number;
  @count('Keywords that it holds. Unit: keywords.') keywords!: number;
  @optional(
    () => GraphQLSafeInt,
    'Domains with a position in it; null of one that an earlier version imported. Unit: domains.',
  )
  domains!: number | null;
}

@ObjectType({ description: 'A database: the search results of one engine in one region.' })
export class Database {
  @text('Code, as `gny`.') code!: string;
  @text('Name in English, as `Google New York`.') name!: string;
  @oneOf(searchEngineEnum, 'Search engine.') engine!: SearchEngine;
  @text('Language of its keywords: `en` or `ru`.') lng!: string;
  @text('Name in Russian.') caption!: string;
  @text('A few letters for narrow places.') short!: string;
  @text('Currency of its costs, as `USD`.') currency!: string;
  @smallInt('Place in lists, lowest first.') priority!: number;
  @flag('Whether nothing was imported yet.') empty!: boolean;
  @optional(() => String, 'Date of the newest search results, ISO 8601; null in an empty database.')
  positionsDate!: string | null;
  @optional(() => String, 'Date of the search results before them, ISO 8601; null where there is only one.')
  previousDate!: string | null;
  @optional(() => String, 'Date of the newest search volumes, ISO 8601; null where there are none.')
  volumesDate!: string | null;
  @listOf(() => baseFactEnum, 'What it holds of what only some databases do.')
  facts!: BaseFact[];
}
