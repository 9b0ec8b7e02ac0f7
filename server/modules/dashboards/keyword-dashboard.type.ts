import { Int, ObjectType } from 'type-graphql';
import { count, decimal, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { volumeRange } from './volume-range.field.js';

@ObjectType('ResultPlace', { description: 'A position in the search results of the keyword.' })
export class KeywordSerpResult {
  @count('Id of the domain.') did!: number;
  @smallInt('Position, 1 to 50.') pos!: number;
  @optional(
    () => Int,
    'Previous position minus the current one; null where the domain was not in the previous top 50.',
  )
  delta!: number | null;
  @flag('Whether another page of the domain stood here in the previous snapshot.') churl!: boolean;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path of the page within the domain.') url!: string;
  @text('Title of the page in the search results; empty if unknown.') title!: string;
  @optional(
    () => String,
    "Date of the domain's own positions, ISO 8601, where they stand in place of those in the full search results; null where these say it.",
  )
  ownDate!: string | null;
  @count('Keywords of the domain in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords of the domain in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords of the domain in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords of the domain in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords of the domain in the top 50. Unit: keywords.') it50!: number;
  @count('Keywords of the page in the top 1. Unit: keywords.') pit1!: number;
  @count('Keywords of the page in the top 5. Unit: keywords.') pit5!: number;
  @count('Keywords of the page in the top 10. Unit: keywords.') pit10!: number;
  @count('Keywords of the page in the top 50. Unit: keywords.') pit50!: number;
  @optional(() => String, "Advertising publisher's id found on the site; null where there is none.")
  adsenseid!: string | null;
  @optional(() => String, 'Analytics id found on the site; null where there is none.') analytics!:
    | string
    | null;
  @count('Estimated visits of the domain from organic search. Unit: visits a day.') vis!: number;
}

@ObjectType({ description: 'An ad shown for the keyword.' })
export class KeywordAd {
  @count('Id of the domain.') did!: number;
  @count('Id of the ad.') bid!: number;
  @text('Title of the ad.') header!: string;
  @count('Keywords that show the ad. Unit: keywords.') amn!: number;
  @text('Text of the ad.') txt!: string;
  @listOf(() => String, 'Callouts of the ad.') facts!: string[];
  @listOf(() => String, 'Sitelinks of the ad.') links!: string[];
  @text('Lowest cost per click of the keyword. Unit: currency of the database.')
  cpcMin!: string;
  @text('Highest cost per click of the keyword. Unit: currency of the database.')
  cpcMax!: string;
  @text('The domain, in Unicode.') domain!: string;
}

@ObjectType({ description: 'A keyword whose search results share pages with this one’s.' })
export class SimilarKeyword {
  @text('The keyword.') word!: string;
  @count('Id of the keyword.') kid!: number;
  @count('Similarity: shared pages of the two top 50s. Unit: percent.') cnt!: number;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @count('Documents that the engine found; 0 where unknown. Unit: documents.') docs!: number;
  @decimal('Mean of the lowest and highest cost per click. Unit: currency of the database.') avbid!: number;
}

@ObjectType({ description: 'Search volumes of a keyword as of one snapshot.' })
export class VolumePoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
}

@ObjectType({
  description:
    'What is known of a keyword in one database: volumes, its search results, its ads, similar keywords.',
})
export class KeywordDashboard {
  @count('Id of the keyword, the same in every database.') id!: number;
  @text('The keyword.') word!: string;
  @text('Code of the database that the figures are from.') base!: string;
  @optional(
    () => String,
    'Date of the newest full search results, ISO 8601; null if there are none: then only positions of single domains are known.',
  )
  positionsDate!: string | null;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @text('Lowest cost per click, 0.00 where unknown. Unit: currency of the database.')
  cpcMin!: string;
  @text('Highest cost per click, 0.00 where unknown. Unit: currency of the database.')
  cpcMax!: string;
  @smallInt('Competition of advertisers: 1 low, 2 medium, 3 high, 0 unknown.') competition!: number;
  @flag('Whether the keyword names a place.') isgeo!: boolean;
  @flag('Whether the keyword is a question.') isquest!: boolean;
  @listOf(() => Int, 'Ids of the SERP features in the search results.') wizards!: number[];
  @listOf(() => KeywordSerpResult, 'The search results, best position first.') top!: KeywordSerpResult[];
  @listOf(() => KeywordAd, 'Ads shown for the keyword.') ads!: KeywordAd[];
  @listOf(() => SimilarKeyword, 'Most similar keywords, most similar first.') similar!: SimilarKeyword[];
  @listOf(
    () => VolumePoint,
    'Broad search volume by snapshot, oldest first; snapshots without it are left out.',
  )
  volumeHistory!: VolumePoint[];
}
