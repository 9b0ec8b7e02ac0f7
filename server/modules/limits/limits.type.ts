import { Field, Int, ObjectType } from 'type-graphql';
import { optional } from '../../schema-kit/fields.js';

/** A limit field; null means unlimited. */
const limit = (description: string) => optional(() => Int, `${description}; null: no limit.`);

/** Unsupported features are listed because API clients read these fields. */
const notProvided = 'Not part of this service: always 0.';

@ObjectType({ description: 'A limit with its usage.' })
class LimitUse {
  @limit('Limit') limit!: number | null;
  @Field(() => Int, { description: 'Used amount.' }) usedLimit!: number;
}

@ObjectType({ description: 'A limit without a usage counter.' })
class LimitOnly {
  @limit('Limit') limit!: number | null;
}

@ObjectType({ description: 'Limits of site comparisons.' })
class SitesCompareLimit {
  @limit('Sites per comparison') limit!: number | null;
  @limit('Keywords in the top 50 per site') maxRequestsInTop50!: number | null;
}

@ObjectType({ description: 'Limits of keyword search.' })
class SearchKeysLimits {
  @Field(() => LimitUse, { description: 'Daily limit.' }) perDay!: LimitUse;
  @Field(() => LimitUse, { description: 'Monthly limit.' }) perMonth!: LimitUse;
  @limit('Lines per request') requestLinesLimit!: number | null;
}

@ObjectType({ description: 'Limits of a tool that takes a list.' })
class ListToolLimits {
  @Field(() => LimitUse, { description: 'Daily limit.' }) perDay!: LimitUse;
  @Field(() => LimitUse, { description: 'Monthly limit.' }) perMonth!: LimitUse;
  @limit('Entries per list') listLimit!: number | null;
}

@ObjectType({ description: 'Limits of display advertising. Not part of this service.' })
class RsyaLimits {
  @limit(notProvided) recordsExportPerReport!: number | null;
  @Field(() => LimitUse, { description: notProvided }) perDay!: LimitUse;
}

@ObjectType({ description: 'Limits of collecting suggestions. Not part of this service.' })
class SuggestLimits {
  @Field(() => LimitUse, { description: notProvided }) perDay!: LimitUse;
  @limit(notProvided) listLimit!: number | null;
}

@ObjectType({ description: 'Limits of collecting search volumes. Not part of this service.' })
class WordstatLimits {
  @Field(() => LimitUse, { description: notProvided }) perMonth!: LimitUse;
}

@ObjectType({ description: 'Limits of reports on channels. Not part of this service.' })
class DzenLimits {
  @limit(notProvided) publicationsExportRow!: number | null;
  @limit(notProvided) newTopPublicationsExportRow!: number | null;
  @limit(notProvided) topChannelsExportRow!: number | null;
}

@ObjectType({ description: 'Limits of the page tree.' })
class TreePagesLimits {
  @limit('Rows of a page tree') treePagesRows!: number | null;
}

@ObjectType({ description: 'Limits of one group report.' })
class GroupReportLimits {
  @limit('Domains per group report') maxDomainsNumber!: number | null;
  @limit('Keywords per group report') maxRequests!: number | null;
}

@ObjectType({ description: 'Limits of competitors by keywords.' })
class CompetitorsByKeywordsLimits {
  @limit('Keywords per list') concurrentByKeywordsLimit!: number | null;
}

@ObjectType({ description: 'Limits of keyword extension.' })
class ExtendedKeywordsLimits {
  @limit('Keywords per list') recordsPerListLimit!: number | null;
}

@ObjectType({ description: 'Limits of clustering.' })
class ClusteringLimits {
  @limit('Keywords per clustering project') wordsLimit!: number | null;
  @limit('Simultaneous clustering runs') atTime!: number | null;
  @limit('Stored clustering projects') numberLimit!: number | null;
}

@ObjectType({ description: 'Limits of the top comparison.' })
class CheckTopLimits {
  @limit('Keywords per comparison') maxWords!: number | null;
}

@ObjectType({ description: 'Limits of the plan and their usage.' })
export class Limits {
  @Field(() => LimitUse, {
    description:
      'Domains and keywords analysed per day; for guests and on the free plan, reports opened per day.',
  })
  analysis!: LimitUse;
  @Field(() => LimitUse, { description: 'API requests per day.' }) apiRequest!: LimitUse;
  @Field(() => LimitUse, { description: 'Users of the account, including the owner.' }) users!: LimitUse;
  @Field(() => LimitOnly, { description: 'Keywords per group report.' }) keysReportLimit!: LimitOnly;
  @Field(() => LimitOnly, { description: 'Readable rows per report.' }) recordsPerReport!: LimitOnly;
  @Field(() => LimitOnly, { description: 'Rows per exported file.' }) recordsExportPerReport!: LimitOnly;
  @Field(() => SitesCompareLimit, { description: 'Site comparison.' }) sitesCompare!: SitesCompareLimit;
  @Field(() => LimitUse, { description: 'Stored group reports.' }) projects!: LimitUse;
  @Field(() => SearchKeysLimits, { description: 'Keyword search.' }) searchKeys!: SearchKeysLimits;
  @Field(() => ListToolLimits, { description: 'Batch analysis of domains.' }) domainsBatch!: ListToolLimits;
  @Field(() => ListToolLimits, { description: 'Bulk keyword check.' })
  keywordsByList!: ListToolLimits;
  @Field(() => RsyaLimits, { description: notProvided }) rsya!: RsyaLimits;
  @Field(() => SuggestLimits, { description: notProvided }) suggest!: SuggestLimits;
  @Field(() => WordstatLimits, { description: notProvided }) wordstat!: WordstatLimits;
  @Field(() => LimitUse, { description: notProvided }) wordstatMaxActiveProjects!: LimitUse;
  @Field(() => WordstatLimits, { description: notProvided }) wordstatWord!: WordstatLimits;
  @Field(() => LimitUse, { description: 'Stored rank tracking projects.' })
  serpMaxActiveProjects!: LimitUse;
  @Field(() => DzenLimits, { description: notProvided }) dzen!: DzenLimits;
  @Field(() => TreePagesLimits, { description: 'Page tree.' }) treePages!: TreePagesLimits;
  @Field(() => GroupReportLimits, { description: 'Group reports.' }) groupReport!: GroupReportLimits;
  @Field(() => CompetitorsByKeywordsLimits, { description: 'Competitors by keywords.' })
  concurrentByKeywords!: CompetitorsByKeywordsLimits;
  @Field(() => ExtendedKeywordsLimits, { description: 'Keyword extension.' })
  extendedKeywords!: ExtendedKeywordsLimits;
  @Field(() => ClusteringLimits, { description: 'Clustering.' }) clustering!: ClusteringLimits;
  @Field(() => CheckTopLimits, { description: 'Comparison of search result tops.' })
  checkTop!: CheckTopLimits;
}
