import type { AdExportOptions } from './ad-export-options.js';

/** An ad as stored. */
export interface ExportedAd {
  title: string;
  text: string;
  /** Landing page URL. */
  url: string;
  links: readonly string[];
  facts: readonly string[];
}

/** An ad group with keywords that the editor accepts. */
export interface AdGroup {
  /** Number of the group in the campaign, from 1. */
  number: number;
  name: string;
  ads: readonly ExportedAd[];
  keywords: readonly string[];
}

export interface Campaign extends AdExportOptions {
  domain: string;
  /** Region name in Russian. */
  region: string;
}

/** Cells of a file row by column name; missing cells are blank. */
export type FileRow = Readonly<Record<string, string>>;

/** Import format of an ad editor. */
export interface CampaignFormat {
  columns: readonly string[];
  delimiter: ',' | '\t';
  extension: 'csv' | 'tsv';
  /** Keyword limits of the editor. */
  keyword: { words: number; length: number };
  /** Maximum keywords and ads per group. */
  keywordsInGroup: number;
  adsInGroup: number;
  /** Text limits in characters. */
  title: number;
  text: number;
  /** Rows before the groups. */
  header(campaign: Campaign): FileRow[];
  group(group: AdGroup, campaign: Campaign): FileRow[];
}
