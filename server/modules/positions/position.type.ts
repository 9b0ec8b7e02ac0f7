import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { virtualFolders } from '../../contract/projects/clustering.js';
import {
  positionDepths,
  positionBuckets,
  type PositionDevice,
  type PositionSchedule,
  type SerpProviderId,
} from '../../contract/projects/positions.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { count, decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const deviceEnum = vocabularyEnum<PositionDevice>(
  'PositionDevice',
  'Device whose search results are tracked.',
  {
    desktop: 'Desktop computer.',
    tablet: 'Tablet.',
    smartphone: 'Smartphone.',
  },
);

const scheduleEnum = vocabularyEnum<PositionSchedule>(
  'PositionSchedule',
  'Schedule of the position checks.',
  {
    demand: 'On demand.',
    week: 'On weekdays.',
    month: 'On days of the month.',
  },
);

export const serpProviderEnum = vocabularyEnum<SerpProviderId>(
  'SerpProvider',
  'A paid SERP API, used with the key of the account.',
  { dataforseo: 'DataForSEO.', serper: 'Serper.', serpapi: 'SerpApi.' },
);

const engineEnum = vocabularyEnum<SearchEngine>('PositionEngine', 'A search engine.', {
  google: 'Google.',
  yandex: 'Yandex.',
});

@ObjectType({ description: 'A region of a rank tracking project.' })
class PositionRegion {
  @text('Database code of the region.') base!: string;
  @text('Location in the format of the SERP provider; empty if the database defines it.') location!: string;
}

@ObjectType({ description: 'A site with a keyword list whose positions are tracked.' })
export class PositionsProject {
  @Field(() => ID, { description: 'Id in URLs and API calls.' }) id!: string;
  @text('Name.') name!: string;
  @text('URL of the site as entered.') address!: string;
  @text('Tracked domain in ASCII.') domain!: string;
  @text('Path prefix of the tracked pages; empty for all pages.') path!: string;
  @oneOf(engineEnum, 'Search engine.') engine!: SearchEngine;
  @listOf(() => PositionRegion, 'Regions in display order.') regions!: PositionRegion[];
  @oneOf(deviceEnum, 'Device.') device!: PositionDevice;
  @text('Language of the search engine’s interface, ISO 639-1.') language!: string;
  @smallInt('Number of search results to check.') depth!: number;
  @optional(() => serpProviderEnum, 'SERP provider of the checks; null if positions come only from imports.')
  provider!: SerpProviderId | null;
  @oneOf(scheduleEnum, 'Schedule of the checks.') schedule!: PositionSchedule;
  @listOf(
    () => Int,
    'Days of the week, 1 for Monday, or of the month; 29 to 31 fall back to the last day of shorter months.',
  )
  days!: number[];
  @text('Time of day of the checks, such as 06:30.') time!: string;
  @text('Time zone of the schedule, such as Europe/Moscow.') timeZone!: string;
  @decimal('Spending cap per calendar month. Unit: US dollars.') cap!: number;
  @optional(() => Int, 'Top whose lost keywords trigger a notification; null disables it.') alertTop!:
    | number
    | null;
  @listOf(() => String, 'Competitor domains for the share of voice.') competitors!: string[];
  @listOf(() => String, 'All tags used by the keywords.') tags!: string[];
  @count('Number of keywords.') keywords!: number;
  @optional(() => String, 'Date of the latest check, ISO 8601; null before the first.') checkedOn!:
    | string
    | null;
  @optional(() => String, 'Time of the next scheduled check, ISO 8601; null without a schedule.') nextDue!:
    | string
    | null;
  @optional(() => ID, 'Task id of the running check; null if none is running.') taskId!: string | null;
  @text('Time of creation, ISO 8601.') createdAt!: string;
}

@InputType({ description: 'A region of a rank tracking project.' })
class PositionRegionInput {
  @Field(() => String, { description: 'Database code of the region.' }) base!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Location in the format of the SERP provider; required if the database does not define it.',
  })
  location?: string | null;
}

@InputType({ description: 'Settings of a rank tracking project.' })
export class PositionsProjectInput {
  @Field(() => String, { description: 'Domain, or URL prefix of the tracked pages.' }) address!: string;
  @Field(() => String, { description: 'Name, unique among your projects.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Search engine: google or yandex.' }) engine?:
    | string
    | null;
  @Field(() => [PositionRegionInput], { description: 'Regions without duplicates.' })
  regions!: PositionRegionInput[];
  @Field(() => String, { defaultValue: 'desktop', description: 'desktop, tablet or smartphone.' })
  device!: string;
  @Field(() => String, { description: 'Language of the search engine’s interface, ISO 639-1.' })
  language!: string;
  @Field(() => Int, {
    defaultValue: 50,
    description: `Number of search results to check: ${positionDepths.join(', ')}.`,
  })
  depth!: number;
  @Field(() => String, {
    nullable: true,
    description: 'SERP provider: dataforseo, serper or serpapi; null disables checks.',
  })
  provider?: string | null;
  @Field(() => String, { defaultValue: 'demand', description: 'demand, week or month.' }) schedule!: string;
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Days of the week, 1 to 7, or of the month, 1 to 31.',
  })
  days!: number[];
  @Field(() => String, { defaultValue: '06:00', description: 'Time of day of the checks, such as 06:30.' })
  time!: string;
  @Field(() => String, {
    defaultValue: 'UTC',
    description: 'Time zone of the schedule, such as Europe/Moscow.',
  })
  timeZone!: string;
  @Field(() => Float, {
    defaultValue: 0,
    description: 'Spending cap per calendar month. Unit: US dollars.',
  })
  cap!: number;
  @Field(() => Int, {
    nullable: true,
    description: `Top whose lost keywords trigger a notification: ${positionBuckets.join(', ')}.`,
  })
  alertTop?: number | null;
  @Field(() => [String], {
    defaultValue: [],
    description: 'Competitor domains for the share of voice.',
  })
  competitors!: string[];
}

@InputType({ description: 'A folder of a clustering project.' })
class PositionsFolderInput {
  @Field(() => ID, { description: 'Id of the clustering project.' }) clustering!: string;
  @Field(() => Int, {
    defaultValue: virtualFolders.all,
    description: 'Folder including its subfolders; 0: all keywords, -1: keywords without a folder.',
  })
  folder!: number;
}

@InputType({ description: 'Keyword sources, merged: a list, a group report and a folder.' })
export class PositionsKeywordsInput {
  @Field(() => [String], { defaultValue: [], description: 'Keywords, one per line.' }) list!: string[];
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a group report; adds its organic keywords.',
  })
  group?: string | null;
  @Field(() => PositionsFolderInput, {
    nullable: true,
    description: 'Folder of a clustering project; adds its keywords.',
  })
  folder?: PositionsFolderInput | null;
}

@ObjectType({ description: 'Estimated cost of a position check at list prices.' })
export class PositionsCost {
  @count('Number of keywords, counted per region.') keywords!: number;
  @count('Maximum number of requested pages of ten results.') pages!: number;
  @decimal('Maximum cost. Unit: US dollars.') cost!: number;
  @decimal('Amount spent this month. Unit: US dollars.') spent!: number;
  @decimal('Spending cap per calendar month. Unit: US dollars.') cap!: number;
}

@ObjectType({ description: 'A check of the positions of a project.' })
export class PositionsRun {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('Date of the results, ISO 8601.') date!: string;
  @text('Start time, ISO 8601.') startedAt!: string;
  @optional(() => String, 'End time, ISO 8601; null while it is running.') finishedAt!: string | null;
  @flag('Whether it is running.') isUnderWay!: boolean;
  @flag('Whether the schedule started it.') isScheduled!: boolean;
  @oneOf(serpProviderEnum, 'SERP provider.') provider!: SerpProviderId;
  @smallInt('Number of search results checked.') depth!: number;
  @count('Number of keywords to check, counted per region.') keywords!: number;
  @count('Number of keywords checked.') answered!: number;
  @count('Number of keywords that could not be checked.') failed!: number;
  @count('Number of keywords that dropped out of the alert top.') fell!: number;
  @decimal('Amount spent. Unit: US dollars.') spent!: number;
  @optional(() => String, 'Reason for unchecked keywords; null if all were checked.') refused!: string | null;
  @flag('Whether the results were imported into the databases.') isAdded!: boolean;
}

@ObjectType({ description: 'A SERP provider.' })
export class SerpSource {
  @oneOf(serpProviderEnum, 'Id.') id!: SerpProviderId;
  @text('Brand name.') name!: string;
  @text('Format of the API key.') keyForm!: string;
  @optional(() => String, 'Last characters of your key; null without a key.') hint!: string | null;
  @listOf(() => engineEnum, 'Supported search engines.') engines!: SearchEngine[];
  @listOf(() => deviceEnum, 'Supported devices for Google.') devices!: PositionDevice[];
  @decimal('List price of the first ten results of a keyword. Unit: US dollars.') firstPage!: number;
  @decimal('List price of every further ten results. Unit: US dollars.') nextPage!: number;
  @text('Date on which the price was looked up, ISO 8601.') priceDate!: string;
  @text('URL of the price list.') priceSource!: string;
}
