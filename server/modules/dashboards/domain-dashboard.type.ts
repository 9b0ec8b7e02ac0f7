import type { PositionsRange } from '../../contract/reports/positions-range.js';
import { positionsRangeField } from '../../schema-kit/positions-range.type.js';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Int, ObjectType } from 'type-graphql';
import { count, decimal, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { volumeRange } from './volume-range.field.js';

@ObjectType({ description: 'A keyword of the domain in the dashboard.' })
export class DashboardKeyword {
  @count('Id of the keyword.') kid!: number;
  @text('The keyword.') word!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @smallInt('Position of the domain, 1 to 50.') pos!: number;
  @smallInt('Previous position minus the current one; 0 if there was none. Unit: positions.')
  delta!: number;
  @smallInt('1 if the domain was not in the top 50 of the previous results, otherwise 0.') nw!: number;
  @smallInt('1 if the keyword contains a place name, otherwise 0.') isgeo!: number;
  @smallInt('1 if the keyword is a question, otherwise 0.') isquest!: number;
}

@ObjectType({ description: 'An organic competitor in the dashboard.' })
export class DashboardCompetitor {
  @count('Id of the domain.') did!: number;
  @text('The domain.') name!: string;
  @count('Shared keywords in the top 10. Unit: keywords.') cnt!: number;
  @decimal(
    'Similarity: shared keywords relative to the keywords of the competitor in the top 50. Unit: percent.',
  )
  perc!: number;
  @count('Keywords of the competitor in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords have no search volumes.') hasVolumes!: boolean;
}

@ObjectType({ description: 'A page of the domain in the dashboard.' })
export class DashboardPage {
  @text('Path of the page within the domain.') url!: string;
  @count('Keywords of the page in the top 50. Unit: keywords.') it50!: number;
}

@ObjectType({ description: 'An ad of the domain in the dashboard.' })
export class DashboardAd {
  @count('Id of the ad.') id!: number;
  @text('Title of the ad.') header!: string;
  @text('Text of the ad.') txt!: string;
  @text('Sitelinks of the ad, joined by `; `.') links!: string;
  @text('Callouts of the ad, joined by `; `.') facts!: string;
  @count('Keywords that trigger the ad. Unit: keywords.') keyscnt!: number;
}

@ObjectType({ description: 'A paid keyword of the domain in the dashboard.' })
export class DashboardPaidKeyword {
  @count('Id of the keyword.') kid!: number;
  @text('The keyword.') word!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @smallInt('Ad position, from 1.') pos!: number;
  @decimal('Mean of the minimum and maximum cost per click. Unit: currency of the database.') avbid!: number;
  @decimal('Maximum cost per click; 0 if unknown. Unit: currency of the database.') cpcMax!: number;
  @listOf(() => Int, 'Positions of the ads of the domain for the keyword.') p!: number[];
  @smallInt('Block of the ad: 1 above the results, 0 below them.') sr!: number;
}

@ObjectType({ description: 'A competitor in ads, in the dashboard.' })
export class DashboardPaidCompetitor {
  @count('Id of the domain.') did!: number;
  @text('The domain.') name!: string;
  @count('Shared paid keywords. Unit: keywords.') cnt!: number;
  @count('Ads of the competitor. Unit: ads.') adscnt!: number;
  @count('Paid keywords of the competitor. Unit: keywords.') adkeyscnt!: number;
  @count('Estimated visits of the competitor from organic search. Unit: visits a day.') vis!: number;
}

@ObjectType({ description: 'Totals of the domain at one snapshot, for the charts.' })
export class DomainHistoryPoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Keywords in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords have no search volumes.') hasVolumes!: boolean;
  @count('Pages in the top 50. Unit: pages.') pagesinindex!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Estimated visits from ads. Unit: visits a day.') adtraf!: number;
}

@ObjectType({ description: 'Advertising totals of the domain at one snapshot.' })
export class AdHistoryPoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Estimated visits from ads. Unit: visits a day.') adtraf!: number;
  @count('Estimated cost of the ads. Unit: currency of the database a day.') adcost!: number;
}

@ObjectType({
  description:
    'Dashboard of a domain in one database: totals, the first rows of its reports, and its history.',
})
export class DomainDashboard {
  @count('Id of the domain, the same in every database.') id!: number;
  @text('The domain, in Unicode.') name!: string;
  @text('Code of the database.') base!: string;
  @optional(
    () => String,
    'Date of the search results of most keywords of the domain, ISO 8601; null in an empty database.',
  )
  positionsDate!: string | null;
  @positionsRangeField() positionsRange!: PositionsRange | null;
  @optional(
    () => Int,
    'The last position of the imported search results, if they end before position 50: positions below are unknown. Null if they are complete.',
  )
  positionsDepth!: number | null;
  @optional(() => Int, 'Domain rating. Not supported: always null.') dr!: number | null;
  @optional(() => String, 'Icon address. Not supported: always null.') iconUrl!: string | null;
  @optional(
    () => GraphQLSafeInt,
    'Id of the registrable parent domain; null if the domain is registrable itself.',
  )
  parentid!: number | null;
  @optional(() => String, 'Registrable parent domain; null if the domain is registrable itself.')
  parentName!: string | null;
  @count('Subdomains with keywords in the top 50. Unit: domains.') childsCount!: number;
  @count('Keywords in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Keywords at positions 6 to 50. Unit: keywords.') restop5!: number;
  @count('Rank among the domains of the database by estimated visits, from 1.') topvis!: number;
  @count('Rank among the domains of the database by keywords in the top 50, from 1.')
  topkeys!: number;
  @count('Pages with keywords in the top 50. Unit: pages.') pagesinindex!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords have no search volumes.') hasVolumes!: boolean;
  @count('Estimated visits from ads. Unit: visits a day.') adtraf!: number;
  @count('Estimated cost of visits from ads. Unit: currency of the database a day.')
  adcost!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @listOf(() => DashboardKeyword, 'First rows of the organic keyword report.')
  keys!: readonly DashboardKeyword[];
  @count(
    'Row count of the organic keyword report, limited to the positions that the plan includes. Unit: keywords.',
  )
  keysTotal!: number;
  @optional(() => [DashboardCompetitor], 'First organic competitors; null for guests.')
  concs!: DashboardCompetitor[] | null;
  @listOf(() => DashboardPage, 'Pages with the most keywords in the top 50.')
  pages!: readonly DashboardPage[];
  @listOf(() => DashboardAd, 'Ads with the most keywords.') ads!: readonly DashboardAd[];
  @listOf(() => DashboardPaidKeyword, 'First paid keywords.') adkeys!: readonly DashboardPaidKeyword[];
  @optional(() => [DashboardPaidCompetitor], 'First competitors in ads; null for guests.')
  adconcs!: DashboardPaidCompetitor[] | null;
  @listOf(() => DomainHistoryPoint, 'Totals at each snapshot, oldest first.')
  history!: readonly DomainHistoryPoint[];
  @optional(() => Int, 'Mentions in AI answers. Not supported: always null.') aiAnswersCnt!: number | null;
  @optional(() => Int, 'State of the measurement of AI answers. Not supported: always null.') aiState!:
    | number
    | null;
}
