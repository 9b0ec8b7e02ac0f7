import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { virtualFolders } from '../../contract/clustering.js';
import {
  positionDepths,
  positionBuckets,
  type PositionDevice,
  type PositionSchedule,
  type SerpProviderId,
} from '../../contract/positions.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import { count, decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const deviceEnum = vocabularyEnum<PositionDevice>('PositionDevice', 'Whose search results are watched.', {
  desktop: 'A computer’s.',
  tablet: 'A tablet’s.',
  smartphone: 'A smartphone’s.',
});

const scheduleEnum = vocabularyEnum<PositionSchedule>('PositionSchedule', 'When positions are checked.', {
  demand: 'When somebody asks.',
  week: 'On days of the week.',
  month: 'On days of the month.',
});

export const serpProviderEnum = vocabularyEnum<SerpProviderId>(
  'SerpProvider',
  'A service that search results are bought from with an own key.',
  { dataforseo: 'DataForSEO.', serper: 'Serper.', serpapi: 'SerpApi.' },
);

const engineEnum = vocabularyEnum<SearchEngine>('PositionEngine', 'A search engine.', {
  google: 'Google.',
  yandex: 'Yandex.',
});

@ObjectType({ description: 'A region of a positions project.' })
class PositionRegion {
  @text('Code of its database.') base!: string;
  @text('Its place as the source of results names it; empty where the database says it.') location!: string;
}

@ObjectType({ description: 'A site whose positions for its own keywords are watched.' })
export class PositionsProject {
  @Field(() => ID, { description: 'Id in addresses and calls.' }) id!: string;
  @text('Name.') name!: string;
  @text('Address of the site, as it was typed.') address!: string;
  @text('Domain whose positions are watched, in ASCII.') domain!: string;
  @text('What the paths of its pages begin with; empty for the whole site.') path!: string;
  @oneOf(engineEnum, 'Search engine.') engine!: SearchEngine;
  @listOf(() => PositionRegion, 'Regions, in their order.') regions!: PositionRegion[];
  @oneOf(deviceEnum, 'Device.') device!: PositionDevice;
  @text('Language of the search engine’s interface, ISO 639-1.') language!: string;
  @smallInt('How many results are looked at.') depth!: number;
  @optional(() => serpProviderEnum, 'Source of its checks; null where imports alone bring results.')
  provider!: SerpProviderId | null;
  @oneOf(scheduleEnum, 'Schedule of the checks.') schedule!: PositionSchedule;
  @listOf(() => Int, 'Days of the week from 1, Monday, or of the month, where 31 is the last one of any.')
  days!: number[];
  @text('Time of the checks, as 06:30.') time!: string;
  @text('Time zone of that time, as Europe/Moscow.') timeZone!: string;
  @decimal('What its checks may cost in a calendar month. Unit: US dollars.') cap!: number;
  @optional(() => Int, 'The top of whose losses you are told; null for none.') alertTop!: number | null;
  @listOf(() => String, 'Domains that the share of voice is told against.') competitors!: string[];
  @listOf(() => String, 'Tags of its keywords.') tags!: string[];
  @count('Keywords.') keywords!: number;
  @optional(() => String, 'Day of its latest check, ISO; null before the first.') checkedOn!: string | null;
  @optional(() => String, 'When it is checked next, ISO 8601; null without a schedule.') nextDue!:
    | string
    | null;
  @optional(() => ID, 'The task of a check under way; null where none is.') taskId!: string | null;
  @text('When it was made, ISO 8601.') createdAt!: string;
}

@InputType({ description: 'A region of a positions project.' })
class PositionRegionInput {
  @Field(() => String, { description: 'Code of its database.' }) base!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its place as the source of results names it, where the database does not say it.',
  })
  location?: string | null;
}

@InputType({ description: 'What a positions project is.' })
export class PositionsProjectInput {
  @Field(() => String, { description: 'A domain, or an address whose pages alone count.' }) address!: string;
  @Field(() => String, { description: 'Name, other than those of your other projects.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Search engine: google or yandex.' }) engine?:
    | string
    | null;
  @Field(() => [PositionRegionInput], { description: 'Regions, each once.' }) regions!: PositionRegionInput[];
  @Field(() => String, { defaultValue: 'desktop', description: 'desktop, tablet or smartphone.' })
  device!: string;
  @Field(() => String, { description: 'Language of the search engine’s interface, ISO 639-1.' })
  language!: string;
  @Field(() => Int, {
    defaultValue: 50,
    description: `How many results are looked at: ${positionDepths.join(', ')}.`,
  })
  depth!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Source of its checks: dataforseo, serper or serpapi.',
  })
  provider?: string | null;
  @Field(() => String, { defaultValue: 'demand', description: 'demand, week or month.' }) schedule!: string;
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Days of the week, 1 to 7, or of the month, 1 to 31.',
  })
  days!: number[];
  @Field(() => String, { defaultValue: '06:00', description: 'Time of the checks, as 06:30.' }) time!: string;
  @Field(() => String, { defaultValue: 'UTC', description: 'Time zone of that time.' }) timeZone!: string;
  @Field(() => Float, {
    defaultValue: 0,
    description: 'What its checks may cost in a month. Unit: US dollars.',
  })
  cap!: number;
  @Field(() => Int, {
    nullable: true,
    description: `The top of whose losses you are told: ${positionBuckets.join(', ')}.`,
  })
  alertTop?: number | null;
  @Field(() => [String], {
    defaultValue: [],
    description: 'Domains that the share of voice is told against.',
  })
  competitors!: string[];
}

@InputType({ description: 'A folder of a clustering project.' })
class PositionsFolderInput {
  @Field(() => ID, { description: 'Id of the clustering project.' }) clustering!: string;
  @Field(() => Int, {
    defaultValue: virtualFolders.all,
    description: 'The folder, with those under it; 0 is all of them, -1 the keywords in none.',
  })
  folder!: number;
}

@InputType({ description: 'Keywords: a list, those of a group report and of a folder, all together.' })
export class PositionsKeywordsInput {
  @Field(() => [String], { defaultValue: [], description: 'Keywords, one per line.' }) list!: string[];
  @Field(() => ID, {
    nullable: true,
    description: 'A group report, whose keywords of search results are taken.',
  })
  group?: string | null;
  @Field(() => PositionsFolderInput, {
    nullable: true,
    description: 'A folder of a clustering project, whose keywords are taken.',
  })
  folder?: PositionsFolderInput | null;
}

@ObjectType({ description: 'What a check of positions would cost, at list prices.' })
export class PositionsCost {
  @count('Keywords, those of each region counted.') keywords!: number;
  @count('Pages of ten results that are asked for at most.') pages!: number;
  @decimal('What it costs at most. Unit: US dollars.') cost!: number;
  @decimal('What the checks of this month cost. Unit: US dollars.') spent!: number;
  @decimal('What they may cost in a month. Unit: US dollars.') cap!: number;
}

@ObjectType({ description: 'A check of the positions of a project.' })
export class PositionsRun {
  @Field(() => ID, { description: 'Its id.' }) id!: string;
  @text('The day of its results, ISO.') date!: string;
  @text('When it began, ISO 8601.') startedAt!: string;
  @optional(() => String, 'When it ended, ISO 8601; null before.') finishedAt!: string | null;
  @flag('Whether it is under way.') isUnderWay!: boolean;
  @flag('Whether the schedule began it.') isScheduled!: boolean;
  @oneOf(serpProviderEnum, 'Who was asked.') provider!: SerpProviderId;
  @smallInt('How many results were looked at.') depth!: number;
  @count('Keywords to check, those of each region counted.') keywords!: number;
  @count('Keywords that were checked.') answered!: number;
  @count('Keywords that were not.') failed!: number;
  @count('Keywords that fell out of the top of your alert.') fell!: number;
  @decimal('What it cost. Unit: US dollars.') spent!: number;
  @optional(() => String, 'Why not everything was checked; null where everything was.') refused!:
    | string
    | null;
  @flag('Whether its results were added to the databases.') isAdded!: boolean;
}

@ObjectType({ description: 'A service that search results can be bought from.' })
export class SerpSource {
  @oneOf(serpProviderEnum, 'Its id.') id!: SerpProviderId;
  @text('Its name.') name!: string;
  @text('What its key is.') keyForm!: string;
  @optional(() => String, 'The last characters of your key; null where you have entered none.') hint!:
    | string
    | null;
  @listOf(() => engineEnum, 'Search engines that it has.') engines!: SearchEngine[];
  @listOf(() => deviceEnum, 'Devices of Google that it has.') devices!: PositionDevice[];
  @decimal('List price of a keyword’s first ten results. Unit: US dollars.') firstPage!: number;
  @decimal('List price of each further ten. Unit: US dollars.') nextPage!: number;
  @text('The day on which the price was looked up, ISO.') priceDate!: string;
  @text('Where it stands.') priceSource!: string;
}
