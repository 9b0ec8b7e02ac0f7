import type { AdExportOptions } from './ad-export-options.js';

/** An ad as the store holds it. */
export interface ExportedAd {
  title: string;
  text: string;
  /** Address of its page. */
  url: string;
  links: readonly string[];
  facts: readonly string[];
}

/** Ads and keywords that belong together; keywords as the editor takes them. */
export interface AdGroup {
  /** From 1. */
  number: number;
  name: string;
  ads: readonly ExportedAd[];
  keywords: readonly string[];
}

/** What the whole campaign is about. */
export interface Campaign extends AdExportOptions {
  domain: string;
  /** Region of the results, in Russian. */
  region: string;
}

/** A line of a file: cells by the names of their columns; the others are blank. */
export type FileRow = Readonly<Record<string, string>>;

/** How one program reads campaigns. */
export interface CampaignFormat {
  columns: readonly string[];
  delimiter: ',' | '\t';
  /** Ending of the file's name. */
  extension: 'csv' | 'tsv';
  /** Limits that decide which keywords go in. */
  keyword: { words: number; length: number };
  /** Keywords and ads of one group. */
  keywordsInGroup: number;
  adsInGroup: number;
  /** Limits of texts, in characters. */
  title: number;
  text: number;
  /** Lines before the groups. */
  header(campaign: Campaign): FileRow[];
  group(group: AdGroup, campaign: Campaign): FileRow[];
}
