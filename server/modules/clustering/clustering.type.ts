import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
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
} from '../../contract/projects/clustering.js';
import type { TaskState } from '../../contract/projects/task-states.js';
import { count, decimal, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { taskStateEnum } from '../tasks/task.enums.js';
import {
  clusteringEditKindEnum,
  clusteringUpdateEnum,
  clusterMethodEnum,
  skippedReasonEnum,
} from './clustering.enums.js';

const depths = clusterDepths.join(', ');

@ObjectType({ description: 'Settings of a clustering run.' })
class ClusterSettings {
  @oneOf(clusterMethodEnum, 'Clustering method.') method!: ClusterMethod;
  @smallInt(`Number of top results compared: ${depths}.`) top!: number;
  @smallInt('Minimum number of shared URLs, or percentage of the top.') strength!: number;
  @flag('Whether the strength is a percentage.') isPercent!: boolean;
  @count('Minimum search volume of a keyword; others stay non-grouped.') leastVolume!: number;
  @count('Minimum search volume of a cluster; smaller ones are not created.') leastClusterVolume!: number;
  @listOf(() => String, 'Domains whose pages are ignored, including subdomains.') skippedDomains!: string[];
  @oneOf(clusteringUpdateEnum, 'Keywords whose search volumes are refreshed.') update!: ClusteringUpdate;
}

@InputType({ description: 'Settings of a clustering run.' })
export class ClusterSettingsInput {
  @Field(() => clusterMethodEnum, {
    defaultValue: defaultClusterSettings.method,
    description: 'Clustering method.',
  })
  method!: ClusterMethod;
  @Field(() => Int, {
    defaultValue: defaultClusterSettings.top,
    description: `Number of top results compared: ${depths}.`,
  })
  top!: number;
  @Field(() => Int, {
    defaultValue: defaultClusterSettings.strength,
    description: 'Minimum number of shared URLs, or percentage of the top.',
  })
  strength!: number;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether the strength is a percentage.' })
  isPercent!: boolean;
  @Field(() => GraphQLSafeInt, {
    defaultValue: 0,
    description:
      'Minimum search volume of a keyword (exact volume in Yandex databases); others stay non-grouped.',
  })
  leastVolume!: number;
  @Field(() => GraphQLSafeInt, {
    defaultValue: 0,
    description: 'Minimum search volume of a cluster; smaller ones are not created.',
  })
  leastClusterVolume!: number;
  @Field(() => [String], {
    defaultValue: [],
    description: `Domains whose pages are ignored, including subdomains; at most ${maxSkippedDomains}.`,
  })
  skippedDomains!: string[];
  @Field(() => clusteringUpdateEnum, {
    defaultValue: defaultClusterSettings.update,
    description: 'Keywords whose search volumes are refreshed.',
  })
  update!: ClusteringUpdate;
}

@ObjectType({ description: 'A keyword clustering project.' })
export class Clustering {
  @Field(() => ID, { description: 'Id in URLs and API calls.' }) uid!: string;
  @text('Name.') name!: string;
  @text('Code of the database.') base!: string;
  @optional(() => String, 'Site whose landing pages are matched to folders; null if not set.') site!:
    | string
    | null;
  @oneOf(taskStateEnum, 'State: processing while it is clustered, done when it can be edited.')
  state!: TaskState;
  @smallInt('Progress of the running clustering in percent; 100 if none is running.') progress!: number;
  @flag('Whether the latest run failed; the previous folders are unchanged.') hasFailed!: boolean;
  @optional(() => ID, 'Latest clustering task; null for users who did not start it.')
  taskId!: string | null;
  @text('Time of creation, ISO 8601.') createDate!: string;
  @text('Time of the last access, ISO 8601.') accessDate!: string;
  @text('E-mail of the owner.') owner!: string;
  @flag('Whether you may delete it.') canDelete!: boolean;
  @flag('Whether you may transfer it to a team member.') canChangeOwner!: boolean;
  @flag('Whether you may edit it.') canEdit!: boolean;
  @count('Number of keywords, without the blacklist.') keywords!: number;
  @count('Number of non-grouped keywords.') unsorted!: number;
  @count('Number of keywords that are not in the database.') unknown!: number;
  @count('Number of folders.') folders!: number;
  @smallInt('Revision of the latest edit that was not undone; 0 if there is none.') revision!: number;
  @optional(() => Int, 'Revision of the edit that can be redone; null if there is none.') redo!:
    | number
    | null;
  @optional(
    () => String,
    'Date of the newest search results used by the last run; null before the first run.',
  )
  positionsDate!: string | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(() => String, 'Date of the newest search results in the database; null if there are none.')
  newestDate!: string | null;
  @flag('Whether the database has newer data than the last run used.') isOutdated!: boolean;
  @Field(() => ClusterSettings, {
    description: 'Settings of the last run; the defaults before the first run.',
  })
  settings!: ClusterSettings;
  @listOf(() => String, 'Blacklist templates: % matches any text, _ one character.')
  blacklist!: string[];
}

@ObjectType({ description: 'A page of the clustering projects that you can view.' })
export class ClusteringPage {
  @listOf(() => Clustering, 'Projects.') items!: Clustering[];
  @count('Total number of projects.') total!: number;
  @smallInt('Page number, from 1.') page!: number;
  @smallInt('Rows per page.') perPage!: number;
  @smallInt('Number of the last page.') lastPage!: number;
}

@ObjectType({
  description:
    'Folders of a project as columns, because there may be tens of thousands. Virtual folders are not included.',
})
export class ClusterFolders {
  @listOf(() => Int, 'Ids.') ids!: number[];
  @listOf(() => Int, 'Parent folder ids; 0 for top-level folders.') parents!: number[];
  @listOf(() => String, 'Names.') names!: string[];
  @listOf(() => Boolean, 'Whether each folder is pinned, which sorts it first.') pinned!: boolean[];
  @listOf(() => Boolean, 'Whether each folder is locked against clustering runs.') locked!: boolean[];
  @listOf(() => Boolean, 'Whether each folder was created manually.') byHand!: boolean[];
}

@ObjectType('ClusterFigures', {
  description:
    'Folder statistics as columns, without subfolders. Folder -1: non-grouped keywords, -2: blacklist.',
})
export class ClusterFolderStats {
  @listOf(() => Int, 'Folder ids.') ids!: number[];
  @listOf(() => Int, 'Number of keywords.') keywords!: number[];
  @listOf(() => Float, 'Total search volume.') volumes!: number[];
  @listOf(() => Float, 'Total exact search volume.') exactVolumes!: number[];
  @listOf(() => Float, 'Highest search volume.') highest!: number[];
  @listOf(() => Float, 'Highest exact search volume.') highestExact!: number[];
}

@ObjectType({ description: 'Folders of a project at one revision.' })
export class ClusteringTree {
  @smallInt('Revision of the latest edit that was not undone; 0 if there is none.') revision!: number;
  @Field(() => ClusterFolders, { description: 'Folders.' }) folders!: ClusterFolders;
  @Field(() => ClusterFolderStats, { description: 'Statistics of the folders with keywords.' })
  figures!: ClusterFolderStats;
}

@ObjectType({ description: 'An edit in the history of a project.' })
export class ClusteringEdit {
  @smallInt('Revision.') revision!: number;
  @oneOf(clusteringEditKindEnum, 'Kind of edit.') kind!: ClusteringEditKind;
  @optional(
    () => String,
    'Name of the edited folder, or of the imported file or group report; null for other edits.',
  )
  what!: string | null;
  @count('Number of affected keywords.') keywords!: number;
  @count('Number of affected folders.') folders!: number;
  @text('E-mail of the author; empty after the account was deleted.') who!: string;
  @text('Time of the edit, ISO 8601.') at!: string;
  @flag('Whether it was undone.') isUndone!: boolean;
}

@ObjectType({ description: 'A keyword reported by an import, with the reason.' })
class SkippedKeyword {
  @text('The keyword.') phrase!: string;
  @oneOf(skippedReasonEnum, 'Reason.') reason!: SkippedReason;
}

@ObjectType({ description: 'Result of an edit.' })
export class ClusteringChange {
  @Field(() => Clustering, { description: 'Project after the edit.' }) clustering!: Clustering;
  @optional(() => ClusteringEdit, 'The edit; null if it was compacted.') edit!: ClusteringEdit | null;
  @Field(() => ClusterFolders, { description: 'Created and changed folders.' }) folders!: ClusterFolders;
  @Field(() => ClusterFolderStats, { description: 'Statistics that may have changed.' })
  figures!: ClusterFolderStats;
  @listOf(() => Int, 'Ids of the removed folders.') gone!: number[];
  @listOf(() => SkippedKeyword, 'First 100 keywords reported by an import.')
  skipped!: SkippedKeyword[];
  @count('Total number of reported keywords.') skippedCount!: number;
  @optional(() => Int, 'Id of the created folder; null if none was created.') newFolder!: number | null;
}

@ObjectType({ description: 'Predicted result of a run with one strength.' })
export class ClusterPreview {
  @smallInt('Minimum number of shared URLs.') strength!: number;
  @count('Number of clusters.') clusters!: number;
  @count('Number of clustered keywords.') clustered!: number;
  @count('Number of keywords without a cluster.') singles!: number;
  @decimal('Mean number of URLs that a keyword shares with the main keyword of its cluster.')
  meanOverlap!: number;
  @count('Number of keywords in the largest cluster.') largest!: number;
}

@ObjectType({ description: 'A URL shared by the search results of a folder.' })
class ClusterAddress {
  @text('Domain in ASCII.') domain!: string;
  @text('URL of the page.') url!: string;
  @count('Number of keywords of the folder that it ranks for.') keywords!: number;
  @smallInt('Best position for these keywords.') bestPosition!: number;
}

@ObjectType({ description: 'A keyword of a folder with its similarity to the cluster.' })
class ClusterMember {
  @text('The keyword.') keyword!: string;
  @smallInt('Number of URLs shared with the main keyword in the clustering run.')
  overlap!: number;
  @smallInt('Percentage of the other cluster members that it is linked with.') share!: number;
}

@ObjectType({ description: 'Shared URLs that explain a cluster.' })
export class ClusterSharedUrls {
  @count('Number of keywords in the folder.') keywords!: number;
  @listOf(() => ClusterAddress, 'URLs ranking for most of the keywords, at most 50.')
  addresses!: ClusterAddress[];
  @listOf(() => ClusterMember, 'Keywords with the most shared URLs, at most 50.')
  members!: ClusterMember[];
}

@ObjectType({
  description:
    'Landing pages of the project’s site by folder, as columns. Folders without a ranking page are omitted.',
})
export class ClusterPages {
  @listOf(() => Int, 'Folder ids.') ids!: number[];
  @listOf(() => String, 'Path of the page that ranks for most keywords of the folder.') paths!: string[];
  @listOf(() => Int, 'Best position of the page.') positions!: number[];
  @listOf(() => Int, 'Number of keywords of the folder that the page ranks for.') keywords!: number[];
  @listOf(() => Int, 'Number of keywords of the folder with two or more ranking pages of the site.')
  competing!: number[];
}

@InputType({ description: 'All rows of a filtered keyword table.' })
export class KeywordView {
  @Field(() => Int, { defaultValue: 0, description: 'Folder id; 0 for the whole project.' }) folder!: number;
  @Field(() => Boolean, { defaultValue: true, description: 'Includes subfolders.' }) deep!: boolean;
  @Field(() => String, { nullable: true, description: 'Filter of the table.' }) filter?: string | null;
  @Field(() => String, { nullable: true, description: 'Search text of the table.' }) search?: string | null;
}

@ObjectType({ description: 'A created project.' })
export class NewClustering {
  @Field(() => ID, { description: 'Id of the project.' }) uid!: string;
  @listOf(() => SkippedKeyword, 'First 100 keywords reported by the import.') skipped!: SkippedKeyword[];
  @count('Total number of reported keywords.') skippedCount!: number;
}
