/**
 * Text fields of a record: the columns of the native CSV and the keys of the native NDJSON.
 * All other formats are mapped to these names, and ClickHouse parses the values (stage-sql.ts).
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
  'covers',
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
  'period_from',
  'market',
  'search_engine',
  'country',
  'location',
  'language',
  'device',
  'search_type',
  'appearance',
  'clicks',
  'impressions',
  'line',
] as const;

/**
 * - `average_position`: a rounded mean over many searches; `position` must be an integer.
 * - `ranked_before`: a previous position where blank means "not ranked"; a blank `previous_position` means unknown.
 * - `competition`: a word, a level from 1 to 3, or a share; `competition_ratio` is 0 to 1, `competition_index` 0 to
 *   100.
 * - `place`: location of an ad on the page, `top` or another word.
 * - `covers`: kinds of facts, `ads` and `features`, of which the record states all of its keyword.
 * - `vendor`: source of `difficulty`, `intent`, `trend` (oldest value first, starting in the month `trend_from`),
 *   `parent_topic` and `volume_range` (`100-1000`, if the volume is only known as a range).
 * - `market`: country, database, region or device of the search, with `search_engine`, `country`, `location`, `language`
 *   and `device` (market.ts).
 * - `site` to `impressions`: first-party data (records of type `own`), together with `average_position`.
 * - `period_from`: first day of a first-party total that ends on `date`.
 * - `line`: source line of a converted record.
 */
export type RawField = (typeof rawFields)[number];

/** Fields that occur in a source; the others cause no cost. */
export type RawFieldSet = ReadonlySet<RawField>;

/** Vendor facts of a keyword besides volume and price. */
export const vendorFields: readonly RawField[] = [
  'difficulty',
  'intent',
  'trend',
  'parent_topic',
  'volume_range',
];

/** Fields whose staging columns are added on demand. */
export const optionalFields: readonly RawField[] = [
  ...vendorFields,
  'trend_from',
  'period_from',
  'market',
  'search_engine',
  'country',
  'location',
  'language',
  'device',
  'clicks',
  'impressions',
];

/** Fields with whole numbers. */
export const integerFields = [
  'position',
  'ws',
  'wsk',
  'docs',
  'previous_position',
  'ranked_before',
] as const satisfies readonly RawField[];

/** Fields in whose numbers a separator before three digits groups them. */
export const countFields: readonly RawField[] = [...integerFields, 'clicks', 'impressions'];

/** Fields whose numbers may be percentages. */
export const shareFields: readonly RawField[] = [
  'competition',
  'competition_ratio',
  'competition_index',
  'difficulty',
];

/** Fields with decimal numbers. */
export const decimalFields = [
  'average_position',
  'cpc',
  'cpc_min',
  'cpc_max',
  'competition',
  'competition_ratio',
  'competition_index',
  'difficulty',
  'clicks',
  'impressions',
] as const satisfies readonly RawField[];
