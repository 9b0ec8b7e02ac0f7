import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  clusterDepths,
  maxSkippedDomains,
  defaultClusterSettings,
  type ClusteringEditKind,
  type ClusteringUpdate,
  type ClusterMethod,
  type SkippedReason,
} from '../../contract/clustering.js';
import type { TaskState } from '../../contract/task-states.js';
import { count, decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { taskStateEnum } from '../tasks/task.enums.js';
import {
  clusteringEditKindEnum,
  clusteringUpdateEnum,
  clusterMethodEnum,
  skippedReasonEnum,
} from './clustering.enums.js';

const depths = clusterDepths.join(', ');

@ObjectType({ description: 'What a run of the clustering is told.' })
class ClusterSettings {
  @oneOf(clusterMethodEnum, 'How keywords are put together.') method!: ClusterMethod;
  @smallInt(`Depth within which addresses are compared: ${depths}.`) top!: number;
  @smallInt('Addresses that keywords share, or the per cent of the top.') strength!: number;
  @flag('Whether the strength is a per cent.') isPercent!: boolean;
  @count('Least search volume of a keyword: others stay in no folder.') leastVolume!: number;
  @count('Least search volume of a cluster: others are not made.') leastClusterVolume!: number;
  @listOf(() => String, 'Domains whose pages do not count, with their subdomains.') skippedDomains!: string[];
  @oneOf(clusteringUpdateEnum, 'For which keywords search volumes are read anew.') update!: ClusteringUpdate;
}

@InputType({ description: 'What a run of the clustering is told.' })
export class ClusterSettingsInput {
  @Field(() => clusterMethodEnum, {
    defaultValue: defaultClusterSettings.method,
    description: 'How keywords are put together.',
  })
  method!: ClusterMethod;
  @Field(() => Int, {
    defaultValue: defaultClusterSettings.top,
    description: `Depth within which addresses are compared: ${depths}.`,
  })
  top!: number;
  @Field(() => Int, {
    defaultValue: defaultClusterSettings.strength,
    description: 'Addresses that keywords share, or the per cent of the top.',
  })
  strength!: number;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether the strength is a per cent.' })
  isPercent!: boolean;
  @Field(() => GraphQLSafeInt, {
    defaultValue: 0,
    description:
      'Least search volume of a keyword, the exact one on databases of Yandex: others stay in no folder.',
  })
  leastVolume!: number;
  @Field(() => GraphQLSafeInt, {
    defaultValue: 0,
    description: 'Least search volume of a cluster: others are not made.',
  })
  leastClusterVolume!: number;
  @Field(() => [String], {
    defaultValue: [],
    description: `Domains whose pages do not count, with their subdomains, up to ${maxSkippedDomains}.`,
  })
  skippedDomains!: string[];
  @Field(() => clusteringUpdateEnum, {
    defaultValue: defaultClusterSettings.update,
    description: 'For which keywords search volumes are read anew.',
  })
  update!: ClusteringUpdate;
}

@ObjectType({ description: 'A project of keyword clusters.' })
export class Clustering {
  @Field(() => ID, { description: 'Id in addresses and calls.' }) uid!: string;
  @text('Name.') name!: string;
  @text('Code of the database.') base!: string;
  @optional(() => String, 'Site whose pages are looked for; null where none is set.') site!: string | null;
  @oneOf(taskStateEnum, 'Whether it can be edited, or is being clustered.') state!: TaskState;
  @smallInt('Per cent of a run that is under way; 100 where none is.') progress!: number;
  @flag('Whether the latest run has failed: the former folders are as they were.') hasFailed!: boolean;
  @optional(() => ID, 'The task that clusters it, or did so last; null for who did not start it.')
  taskId!: string | null;
  @text('When it was made, ISO 8601.') createDate!: string;
  @text('When somebody looked at it last, ISO 8601.') accessDate!: string;
  @text('E-mail of its owner.') owner!: string;
  @flag('Whether you may delete it.') canDelete!: boolean;
  @flag('Whether you may give it to a team member.') canChangeOwner!: boolean;
  @flag('Whether you may change it.') canEdit!: boolean;
  @count('Keywords, without those on the blacklist.') keywords!: number;
  @count('Keywords in no folder.') unsorted!: number;
  @count('Keywords that the database does not hold.') unknown!: number;
  @count('Folders.') folders!: number;
  @smallInt('Revision of the latest edit that is not undone; 0 for none.') revision!: number;
  @optional(() => Int, 'Revision of the edit that can be done again; null for none.') redo!: number | null;
  @optional(() => String, 'Date of the newest search results that the last run read; null before the first.')
  positionsDate!: string | null;
  @optional(() => String, 'Date of the newest search results of its database; null where there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than the last run read.') isOutdated!: boolean;
  @Field(() => ClusterSettings, { description: 'What the last run was told; before the first the usual.' })
  settings!: ClusterSettings;
  @listOf(() => String, 'Templates of keywords that are kept out: % for any text, _ for one character.')
  blacklist!: string[];
}

@ObjectType({ description: 'Some of the clustering projects that you see.' })
export class ClusteringPage {
  @listOf(() => Clustering, 'The projects.') items!: Clustering[];
  @count('Number of all of them.') total!: number;
  @smallInt('Number of this page, from 1.') page!: number;
  @smallInt('Rows of a page.') perPage!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@ObjectType({
  description:
    'Folders of a project, column by column, as there may be tens of thousands; without the virtual ones.',
})
export class ClusterFolders {
  @listOf(() => Int, 'Ids.') ids!: number[];
  @listOf(() => Int, 'Ids of the folders above them; 0 at the top.') parents!: number[];
  @listOf(() => String, 'Names.') names!: string[];
  @listOf(() => Boolean, 'Whether they stand first.') pinned!: boolean[];
  @listOf(() => Boolean, 'Whether runs leave them alone.') locked!: boolean[];
  @listOf(() => Boolean, 'Whether a person made them.') byHand!: boolean[];
}

@ObjectType('ClusterFigures', {
  description:
    'Figures of folders, column by column: of their own keywords, without those of the folders under them. -1 is no folder, -2 the blacklist.',
})
export class ClusterFolderStats {
  @listOf(() => Int, 'Ids of the folders.') ids!: number[];
  @listOf(() => Int, 'Keywords.') keywords!: number[];
  @listOf(() => Float, 'Search volumes together.') volumes!: number[];
  @listOf(() => Float, 'Exact search volumes together.') exactVolumes!: number[];
  @listOf(() => Float, 'The highest search volume.') highest!: number[];
  @listOf(() => Float, 'The highest exact search volume.') highestExact!: number[];
}

@ObjectType({ description: 'The folders of a project as they stand at one revision.' })
export class ClusteringTree {
  @smallInt('Revision of the latest edit that is not undone; 0 for none.') revision!: number;
  @Field(() => ClusterFolders, { description: 'The folders.' }) folders!: ClusterFolders;
  @Field(() => ClusterFolderStats, { description: 'Figures of those that have keywords.' })
  figures!: ClusterFolderStats;
}

@ObjectType({ description: 'Something that was done to a project.' })
export class ClusteringEdit {
  @smallInt('Its revision.') revision!: number;
  @oneOf(clusteringEditKindEnum, 'What was done.') kind!: ClusteringEditKind;
  @optional(() => String, 'Name of the folder, file or group report that it was about.') what!: string | null;
  @count('Keywords that it touched.') keywords!: number;
  @count('Folders that it touched.') folders!: number;
  @text('E-mail of who did it; empty once the account is gone.') who!: string;
  @text('When, ISO 8601.') at!: string;
  @flag('Whether it is undone.') isUndone!: boolean;
}

@ObjectType({ description: 'A keyword of an import that is named, and why.' })
class SkippedKeyword {
  @text('The keyword.') phrase!: string;
  @oneOf(skippedReasonEnum, 'Why.') reason!: SkippedReason;
}

@ObjectType({ description: 'What an edit of a project left.' })
export class ClusteringChange {
  @Field(() => Clustering, { description: 'The project as it is now.' }) clustering!: Clustering;
  @optional(() => ClusteringEdit, 'The edit.') edit!: ClusteringEdit | null;
  @Field(() => ClusterFolders, { description: 'Folders that are new or changed.' }) folders!: ClusterFolders;
  @Field(() => ClusterFolderStats, { description: 'Figures that may have changed.' })
  figures!: ClusterFolderStats;
  @listOf(() => Int, 'Folders that are there no more.') gone!: number[];
  @listOf(() => SkippedKeyword, 'Keywords of an import that are named, the first hundred.')
  skipped!: SkippedKeyword[];
  @count('Number of all of them.') skippedCount!: number;
  @optional(() => Int, 'The folder that it made.') newFolder!: number | null;
}

@ObjectType({ description: 'What a run with a strength would make of a project.' })
export class ClusterPreview {
  @smallInt('Addresses that keywords share.') strength!: number;
  @count('Clusters.') clusters!: number;
  @count('Keywords in clusters.') clustered!: number;
  @count('Keywords in none.') singles!: number;
  @decimal('Mean number of addresses that keywords share with the main one of their cluster.')
  meanOverlap!: number;
  @count('Keywords of the largest cluster.') largest!: number;
}

@ObjectType({ description: 'An address that search results of a folder’s keywords share.' })
class ClusterAddress {
  @text('Host in ASCII.') domain!: string;
  @text('Address of the page.') url!: string;
  @count('Keywords of the folder whose top has it.') keywords!: number;
  @smallInt('Its best position among them.') bestPosition!: number;
}

@ObjectType({ description: 'A keyword of a folder, and how it is tied to it.' })
class ClusterMember {
  @text('The keyword.') keyword!: string;
  @smallInt('Addresses shared with the main keyword of the cluster, as the run counted them.')
  overlap!: number;
  @smallInt('Per cent of the cluster’s other keywords that it is linked with.') share!: number;
}

@ObjectType({ description: 'Why keywords stand together.' })
export class ClusterSharedUrls {
  @count('Keywords of the folder.') keywords!: number;
  @listOf(() => ClusterAddress, 'Addresses that most of them share, up to 50.') addresses!: ClusterAddress[];
  @listOf(() => ClusterMember, 'Its keywords, those that share most first, up to 50.')
  members!: ClusterMember[];
}

@ObjectType({
  description: 'Pages of the project’s site by folder, column by column; folders without one are missing.',
})
export class ClusterPages {
  @listOf(() => Int, 'Ids of the folders.') ids!: number[];
  @listOf(() => String, 'The page that ranks for most of a folder’s keywords: its path.') paths!: string[];
  @listOf(() => Int, 'Its best position.') positions!: number[];
  @listOf(() => Int, 'Keywords of the folder that it ranks for.') keywords!: number[];
  @listOf(() => Int, 'Keywords of the folder for which two or more pages of the site rank.')
  competing!: number[];
}

@InputType({ description: 'All rows of a project’s table as it is filtered.' })
export class KeywordView {
  @Field(() => Int, { defaultValue: 0, description: 'Folder; 0 is the whole project.' }) folder!: number;
  @Field(() => Boolean, { defaultValue: true, description: 'With the folders under it.' }) deep!: boolean;
  @Field(() => String, { nullable: true, description: 'Filter of the table.' }) filter?: string | null;
  @Field(() => String, { nullable: true, description: 'Text of the search in the table.' }) search?:
    | string
    | null;
}

@ObjectType({ description: 'A project that was made.' })
export class NewClustering {
  @Field(() => ID, { description: 'Its id.' }) uid!: string;
  @listOf(() => SkippedKeyword, 'Keywords that are named, the first hundred.') skipped!: SkippedKeyword[];
  @count('Number of all of them.') skippedCount!: number;
}
