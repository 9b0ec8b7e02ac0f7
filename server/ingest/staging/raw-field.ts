/**
 * The fields of a record as a file gives them, all of them text: the named columns of our plain CSV and the keys of our NDJSON.
 * Every other format is brought to these names, and the engine reads their values (stage-sql.ts).
 */
export const rawFields = [
  'type',
  'base',
  'date',
  'keyword',
  'position',
  'average_position',
  'url',
  'domain',
  'title',
  'snippet',
  'previous_position',
  'ranked_before',
  'ws',
  'wsk',
  'cpc',
  'cpc_min',
  'cpc_max',
  'competition',
  'competition_ratio',
  'competition_index',
  'docs',
  'wizards',
  'place',
  'visible_url',
  'links',
  'facts',
  'adsense_id',
  'analytics_id',
  'leadia_id',
  'relap_id',
  'vendor',
  'difficulty',
  'intent',
  'trend',
  'trend_from',
  'parent_topic',
  'volume_range',
  'site',
  'day',
  'country',
  'device',
  'search_type',
  'appearance',
  'clicks',
  'impressions',
  'line',
] as const;

/**
 * - `average_position`: a mean over many searches, rounded; `position` must be whole.
 * - `ranked_before`: a previous position whose blank means "was not ranked"; a blank `previous_position` says nothing.
 * - `competition`: a word, a level 1 to 3, or a share; `competition_ratio` is from 0 to 1, `competition_index` from 0 to 100.
 * - `place`: where on the page an ad stands, `top` or another word.
 * - `vendor`: who says `difficulty`, `intent`, `trend` (values from the oldest to the newest, the first of the month `trend_from`),
 *   `parent_topic` and `volume_range` (`100-1000`: the volume is not known any nearer).
 * - `site` to `impressions`: what a search engine tells the owner of a site of it (records of the type `own`), with `average_position`.
 * - `line`: number of the source's line where a reader of foreign JSON made the record.
 */
export type RawField = (typeof rawFields)[number];

/** Which fields a source can hold: those it lacks cost nothing. */
export type RawFieldSet = ReadonlySet<RawField>;

/** What a vendor says of a keyword, beside its volume and price. */
export const vendorFields: readonly RawField[] = [
  'difficulty',
  'intent',
  'trend',
  'parent_topic',
  'volume_range',
];

/** Fields whose columns the staging table gets where a file speaks of one of them. */
export const optionalFields: readonly RawField[] = [...vendorFields, 'trend_from', 'clicks', 'impressions'];
