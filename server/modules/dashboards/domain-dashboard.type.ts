import { GraphQLSafeInt } from 'graphql-scalars';
import { Int, ObjectType } from 'type-graphql';
import { count, decimal, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { volumeRange } from './volume-range.field.js';

@ObjectType({ description: 'A keyword of the domain, in the short list of its dashboard.' })
export class DashboardKeyword {
  @count('Id of the keyword.') kid!: number;
  @text('The keyword.') word!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @smallInt('Position of the domain, 1 to 50.') pos!: number;
  @smallInt('Previous position minus the current one; 0 where there was none. Unit: positions.')
  delta!: number;
  @smallInt('1 where the domain was not in the top 50 of the previous results.') nw!: number;
  @smallInt('1 where the keyword contains the name of a place.') isgeo!: number;
  @smallInt('1 where the keyword is a question.') isquest!: number;
}

@ObjectType({ description: 'A competitor in organic search, in the short list of the dashboard.' })
export class DashboardCompetitor {
  @count('Id of the domain.') did!: number;
  @text('The domain.') name!: string;
  @count('Keywords that both have in the top 10. Unit: keywords.') cnt!: number;
  @decimal("Similarity: shared keywords against the competitor's keywords in the top 50. Unit: percent.")
  perc!: number;
  @count('Keywords of the competitor in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
}

@ObjectType({ description: 'A page of the domain, in the short list of its dashboard.' })
export class DashboardPage {
  @text('Path of the page within the domain.') url!: string;
  @count('Keywords of the page in the top 50. Unit: keywords.') it50!: number;
}

@ObjectType({ description: 'An ad of the domain, in the short list of its dashboard.' })
export class DashboardAd {
  @count('Id of the ad.') id!: number;
  @text('Title of the ad.') header!: string;
  @text('Text of the ad.') txt!: string;
  @text('Sitelinks of the ad, joined by `; `.') links!: string;
  @text('Callouts of the ad, joined by `; `.') facts!: string;
  @count('Keywords that show the ad. Unit: keywords.') keyscnt!: number;
}

@ObjectType({ description: 'A paid keyword of the domain, in the short list of its dashboard.' })
export class DashboardPaidKeyword {
  @count('Id of the keyword.') kid!: number;
  @text('The keyword.') word!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @smallInt('Ad position, from 1.') pos!: number;
  @decimal('Mean of the lowest and highest cost per click. Unit: currency of the database.') avbid!: number;
  @decimal('Highest cost per click, 0 where unknown. Unit: currency of the database.') cpcMax!: number;
  @listOf(() => Int, 'Places in which the ads of the domain stood for the keyword.') p!: number[];
  @smallInt('Block of the ad: 1 above the results, 0 below them.') sr!: number;
}

@ObjectType({ description: 'A competitor in paid search, in the short list of the dashboard.' })
export class DashboardPaidCompetitor {
  @count('Id of the domain.') did!: number;
  @text('The domain.') name!: string;
  @count('Paid keywords that both have. Unit: keywords.') cnt!: number;
  @count('Ads of the competitor. Unit: ads.') adscnt!: number;
  @count('Paid keywords of the competitor. Unit: keywords.') adkeyscnt!: number;
  @count('Estimated visits of the competitor from organic search. Unit: visits a day.') vis!: number;
}

@ObjectType({ description: 'Totals of the domain at the date of one snapshot: a point of the charts.' })
export class DomainHistoryPoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Keywords in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @count('Pages in the top 50. Unit: pages.') pagesinindex!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Estimated daily ad visits. Unit: visits a day.') adtraf!: number;
}

@ObjectType({ description: 'What the domain advertised at the date of one snapshot.' })
export class AdHistoryPoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Estimated daily ad visits. Unit: visits a day.') adtraf!: number;
}

@ObjectType({
  description:
    'What is known of a domain in one database: totals, the heads of its reports, and its history.',
})
export class DomainDashboard {
  @count('Id of the domain, the same in every database.') id!: number;
  @text('The domain, in Unicode.') name!: string;
  @text('Code of the database that the figures are from.') base!: string;
  @optional(() => String, 'Date of the newest search results, ISO 8601; null in an empty database.')
  positionsDate!: string | null;
  @optional(() => Int, 'Domain rating. Not measured: always null.') dr!: number | null;
  @optional(() => String, 'Address of an icon. Not kept: always null.') iconUrl!: string | null;
  @optional(
    () => GraphQLSafeInt,
    'Id of the registrable domain above this one; null where the domain is one itself.',
  )
  parentid!: number | null;
  @optional(() => String, 'The registrable domain above this one; null where the domain is one itself.')
  parentName!: string | null;
  @count('Subdomains with keywords in the top 50. Unit: domains.') childsCount!: number;
  @count('Keywords in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Keywords in the top 50 beyond the top 5. Unit: keywords.') restop5!: number;
  @count('Place among all domains of the database by estimated visits; 1 is the first.') topvis!: number;
  @count('Place among all domains of the database by keywords in the top 50; 1 is the first.')
  topkeys!: number;
  @count('Pages with keywords in the top 50. Unit: pages.') pagesinindex!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @count('Estimated daily ad visits. Unit: visits a day.') adtraf!: number;
  @count('Estimated daily cost of ad visits. Unit: currency of the database, a day.')
  adcost!: number;
  @count('Ads. Unit: ads.') adscnt!: number;
  @count('Paid keywords. Unit: keywords.') adkeyscnt!: number;
  @listOf(() => DashboardKeyword, 'First keywords of the report “organic keywords”.')
  keys!: readonly DashboardKeyword[];
  @count(
    'Rows with which the report “organic keywords” opens: of the positions that the plan shows. Unit: keywords.',
  )
  keysTotal!: number;
  @optional(
    () => [DashboardCompetitor],
    'First competitors in organic search; null for a guest, who has to log in to see them.',
  )
  concs!: DashboardCompetitor[] | null;
  @listOf(() => DashboardPage, 'First pages by keywords in the top 50.') pages!: readonly DashboardPage[];
  @listOf(() => DashboardAd, 'First ads by their keywords.') ads!: readonly DashboardAd[];
  @listOf(() => DashboardPaidKeyword, 'First paid keywords.') adkeys!: readonly DashboardPaidKeyword[];
  @optional(
    () => [DashboardPaidCompetitor],
    'First competitors in paid search; null for a guest, who has to log in to see them.',
  )
  adconcs!: DashboardPaidCompetitor[] | null;
  @listOf(() => DomainHistoryPoint, 'Totals at the date of each snapshot, oldest first.')
  history!: readonly DomainHistoryPoint[];
  @optional(() => Int, 'Mentions in AI answers. Not measured: always null.') aiAnswersCnt!: number | null;
  @optional(() => Int, 'State of the measurement of AI answers. Not measured: always null.') aiState!:
    | number
    | null;
}
