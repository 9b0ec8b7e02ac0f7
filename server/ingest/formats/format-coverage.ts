/**
 * Which records state all ads, or all SERP features, of their keyword. Otherwise, missing ads or features state nothing.
 * - `none`: no record. An ad or a feature in the file still covers its keyword
 * - `column`: all records of a table that has a column for them: `type` for ads, `wizards` for features
 * - `ads`: all search results of a file that contains an ad
 * - `record`: records that declare it in the field `covers`
 */
export type CoverageRule = 'none' | 'column' | 'ads' | 'record';

/** Kinds of facts besides search results that the files of a format cover (docs/import-format.md). */
export interface FormatCoverage {
  ads: CoverageRule;
  features: Exclude<CoverageRule, 'ads'>;
}

/** Files without ads and SERP features, for example keyword volumes and first-party data. */
export const coversNeither: FormatCoverage = { ads: 'none', features: 'none' };

/** Vendor exports, whose only column of this kind lists SERP features. */
export const coversFeatureColumn: FormatCoverage = { ads: 'none', features: 'column' };

/** Tables in the native format. */
export const coversColumns: FormatCoverage = { ads: 'column', features: 'column' };
