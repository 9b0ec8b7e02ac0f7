import { Int, ObjectType } from 'type-graphql';
import { count, decimal, flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { volumeRange } from './volume-range.field.js';

@ObjectType('ResultPlace', { description: 'A position in the search results of the keyword.' })
export class KeywordSerpResult {
  @count('Id of the domain.') did!: number;
  @smallInt('Position, 1 to 50.') pos!: number;
  @optional(
    () => Int,
    'Previous position minus the current one; null if the domain was not in the previous top 50. Unit: positions.',
  )
  delta!: number | null;
  @flag('Whether another page of the domain ranked in the previous snapshot.') churl!: boolean;
  @text('The domain, in Unicode.') domain!: string;
  @text('Path of the page within the domain.') url!: string;
  @text('Title of the page in the search results; empty if unknown.') title!: string;
  @optional(
    () => String,
    'Date of the domain export that overrides the full search results, ISO 8601; null if the position comes from the full search results.',
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
  @optional(() => String, 'AdSense publisher id found on the site; null if there is none.')
  adsenseid!: string | null;
  @optional(() => String, 'Analytics id found on the site; null if there is none.') analytics!: string | null;
  @count('Estimated visits of the domain from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords of the domain have no search volumes.')
  hasVolumes!: boolean;
}

@ObjectType({ description: 'An ad shown for the keyword.' })
export class KeywordAd {
  @count('Id of the domain.') did!: number;
  @count('Id of the ad.') bid!: number;
  @text('Title of the ad.') header!: string;
  @count('Keywords that trigger the ad. Unit: keywords.') amn!: number;
  @text('Text of the ad.') txt!: string;
  @listOf(() => String, 'Callouts of the ad.') facts!: string[];
  @listOf(() => String, 'Sitelinks of the ad.') links!: string[];
  @text('Minimum cost per click of the keyword. Unit: currency of the database.')
  cpcMin!: string;
  @text('Maximum cost per click of the keyword. Unit: currency of the database.')
  cpcMax!: string;
  @text('The domain, in Unicode.') domain!: string;
}

@ObjectType({ description: 'A keyword with similar search results.' })
export class SimilarKeyword {
  @text('The keyword.') word!: string;
  @count('Id of the keyword.') kid!: number;
  @count('Similarity: share of common pages in the top 50. Unit: percent.') cnt!: number;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @count('Number of results reported by the search engine; 0 if unknown. Unit: documents.') docs!: number;
  @decimal('Mean of the minimum and maximum cost per click. Unit: currency of the database.') avbid!: number;
}

@ObjectType({ description: 'Search volume of a keyword at one snapshot.' })
export class VolumePoint {
  @text('Date of the snapshot, ISO 8601.') date!: string;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
}

@ObjectType({
  description: 'Dashboard of a keyword in one database: volumes, search results, ads and similar keywords.',
})
export class KeywordDashboard {
  @count('Id of the keyword, the same in every database.') id!: number;
  @text('The keyword.') word!: string;
  @text('Code of the database.') base!: string;
  @optional(
    () => String,
    'Date of the newest full search results, ISO 8601; null if the database has only exports of single domains for the keyword.',
  )
  positionsDate!: string | null;
  @count('Broad search volume. Unit: searches a month.') ws!: number;
  @volumeRange() wsRange!: string;
  @count('Exact search volume. Unit: searches a month.') wsk!: number;
  @text('Minimum cost per click; 0.00 if unknown. Unit: currency of the database.')
  cpcMin!: string;
  @text('Maximum cost per click; 0.00 if unknown. Unit: currency of the database.')
  cpcMax!: string;
  @smallInt('Competition of advertisers: 1 low, 2 medium, 3 high, 0 unknown.') competition!: number;
  @flag('Whether the keyword contains a place name.') isgeo!: boolean;
  @flag('Whether the keyword is a question.') isquest!: boolean;
  @listOf(() => Int, 'Ids of the SERP features in the search results.') wizards!: number[];
  @listOf(() => KeywordSerpResult, 'The search results, best position first.') top!: KeywordSerpResult[];
  @listOf(() => KeywordAd, 'Ads shown for the keyword.') ads!: KeywordAd[];
  @listOf(() => SimilarKeyword, 'Similar keywords, most similar first.') similar!: SimilarKeyword[];
  @listOf(
    () => VolumePoint,
    'Broad search volume by snapshot, oldest first. Snapshots without the keyword are omitted.',
  )
  volumeHistory!: VolumePoint[];
}
