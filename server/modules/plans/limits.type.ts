import { Field, Int, ObjectType } from 'type-graphql';
import { optional } from '../../schema-kit/fields.js';

/** A limit field; null means unlimited. */
const limit = (description: string) => optional(() => Int, `${description}; null: no limit.`);

/** Unsupported features are listed because API clients read these fields. */
const notProvided = 'Not part of this service: always 0.';

@ObjectType({ description: 'A limit and how much of it is used.' })
class LimitUse {
  @limit('How much may be used') limit!: number | null;
  @Field(() => Int, { description: 'How much is used.' }) usedLimit!: number;
}

@ObjectType({ description: 'A limit of one thing at a time.' })
class LimitOnly {
  @limit('How much') limit!: number | null;
}

@ObjectType({ description: 'Limits of comparing sites.' })
class SitesCompareLimit {
  @limit('Sites of one comparison') limit!: number | null;
  @limit('Keywords in the top 50 of each') maxRequestsInTop50!: number | null;
}

@ObjectType({ description: 'Limits of keyword search.' })
class SearchKeysLimits {
  @Field(() => LimitUse, { description: 'In a day.' }) perDay!: LimitUse;
  @Field(() => LimitUse, { description: 'In a month.' }) perMonth!: LimitUse;
  @limit('Lines of one request') requestLinesLimit!: number | null;
}

@ObjectType({ description: 'Limits of a tool that takes a list.' })
class ListToolLimits {
  @Field(() => LimitUse, { description: 'In a day.' }) perDay!: LimitUse;
  @Field(() => LimitUse, { description: 'In a month.' }) perMonth!: LimitUse;
  @limit('Entries of one list') listLimit!: number | null;
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
  @limit('Rows of the tree') treePagesRows!: number | null;
}

@ObjectType({ description: 'Limits of one group report.' })
class GroupReportLimits {
  @limit('Domains of a group report') maxDomainsNumber!: number | null;
  @limit('Keywords of a group report') maxRequests!: number | null;
}

@ObjectType({ description: 'Limits of competitors by keywords.' })
class CompetitorsByKeywordsLimits {
  @limit('Keywords of one list') concurrentByKeywordsLimit!: number | null;
}

@ObjectType({ description: 'Limits of extending keywords.' })
class ExtendedKeywordsLimits {
  @limit('Keywords of one list') recordsPerListLimit!: number | null;
}

@ObjectType({ description: 'Limits of clustering.' })
class ClusteringLimits {
  @limit('Keywords of one clustering') wordsLimit!: number | null;
  @limit('Clusterings that may run at one time') atTime!: number | null;
  @limit('Clusterings that may be kept') numberLimit!: number | null;
}

@ObjectType({ description: 'Limits of checking positions.' })
class CheckTopLimits {
  @limit('Keywords of one check') maxWords!: number | null;
}

@ObjectType({ description: 'Everything that your plan limits, and what is used of it.' })
export class Limits {
  @Field(() => LimitUse, {
    description:
      'Domains and keywords analysed in a day; for guests and on the free plan, reports opened in a day.',
  })
  analysis!: LimitUse;
  @Field(() => LimitUse, { description: 'Calls with a token in a day.' }) apiRequest!: LimitUse;
  @Field(() => LimitUse, { description: 'People of the account, its owner included.' }) users!: LimitUse;
  @Field(() => LimitOnly, { description: 'Keywords of a group report.' }) keysReportLimit!: LimitOnly;
  @Field(() => LimitOnly, { description: 'Rows of a report that may be read.' }) recordsPerReport!: LimitOnly;
  @Field(() => LimitOnly, { description: 'Rows of a file.' }) recordsExportPerReport!: LimitOnly;
  @Field(() => SitesCompareLimit, { description: 'Comparing sites.' }) sitesCompare!: SitesCompareLimit;
  @Field(() => LimitUse, { description: 'Group reports that are kept.' }) projects!: LimitUse;
  @Field(() => SearchKeysLimits, { description: 'Keyword search.' }) searchKeys!: SearchKeysLimits;
  @Field(() => ListToolLimits, { description: 'Totals of a list of domains.' }) domainsBatch!: ListToolLimits;
  @Field(() => ListToolLimits, { description: 'Figures of a list of keywords.' })
  keywordsByList!: ListToolLimits;
  @Field(() => RsyaLimits, { description: notProvided }) rsya!: RsyaLimits;
  @Field(() => SuggestLimits, { description: notProvided }) suggest!: SuggestLimits;
  @Field(() => WordstatLimits, { description: notProvided }) wordstat!: WordstatLimits;
  @Field(() => LimitUse, { description: notProvided }) wordstatMaxActiveProjects!: LimitUse;
  @Field(() => WordstatLimits, { description: notProvided }) wordstatWord!: WordstatLimits;
  @Field(() => LimitUse, { description: 'Positions projects that are kept.' })
  serpMaxActiveProjects!: LimitUse;
  @Field(() => DzenLimits, { description: notProvided }) dzen!: DzenLimits;
  @Field(() => TreePagesLimits, { description: 'The page tree.' }) treePages!: TreePagesLimits;
  @Field(() => GroupReportLimits, { description: 'One group report.' }) groupReport!: GroupReportLimits;
  @Field(() => CompetitorsByKeywordsLimits, { description: 'Competitors by keywords.' })
  concurrentByKeywords!: CompetitorsByKeywordsLimits;
  @Field(() => ExtendedKeywordsLimits, { description: 'Extending keywords.' })
  extendedKeywords!: ExtendedKeywordsLimits;
  @Field(() => ClusteringLimits, { description: 'Clustering.' }) clustering!: ClusteringLimits;
  @Field(() => CheckTopLimits, { description: 'Checking positions.' }) checkTop!: CheckTopLimits;
}
