import type { MatchType } from '../../contract/reports/ad-export.js';
import type { AdGroup, Campaign, CampaignFormat, ExportedAd, FileRow } from './campaign-format.js';
import { fillUpTo, splitDescription, splitTitle } from './fit-ad-text.js';

const titleLimit = { length: 30, word: 30, maxCount: 15 };
const textLimit = { length: 90, word: 90, maxCount: 4 };

/** Minimum for a responsive search ad. */
const minimum = { titles: 3, texts: 2 };

const titleColumns = Array.from({ length: titleLimit.maxCount }, (_, index) => `Headline ${index + 1}`);
const textColumns = Array.from({ length: textLimit.maxCount }, (_, index) => `Description ${index + 1}`);

const criterionTypes: Readonly<Record<MatchType, string>> = {
  broad: 'Broad',
  phrase: 'Phrase',
  exact: 'Exact',
};

/**
 * CSV format of Google Ads Editor: a row for the campaign, each negative keyword, each keyword and each responsive
 * search ad. The campaign is paused so that nothing is spent before review.
 */
export const editorFormat: CampaignFormat = {
  columns: [
    'Campaign',
    'Campaign Type',
    'Networks',
    'Campaign Status',
    'Ad Group',
    'Ad Group Status',
    'Keyword',
    'Criterion Type',
    'Ad type',
    ...titleColumns,
    ...textColumns,
    'Final URL',
    'Status',
  ],
  delimiter: ',',
  extension: 'csv',
  keyword: { words: 10, length: 80 },
  keywordsInGroup: 20_000,
  adsInGroup: 3,
  title: titleLimit.length,
  text: textLimit.length,
  header: ({ campaign, negativeKeywords }) => [
    { Campaign: campaign, 'Campaign Type': 'Search', Networks: 'Google search', 'Campaign Status': 'Paused' },
    ...negativeKeywords.map((word) => ({
      Campaign: campaign,
      Keyword: word,
      'Criterion Type': 'Campaign Negative Broad',
    })),
  ],
  group: (group, campaign) => [
    ...group.keywords.map((keyword): FileRow => ({
      ...createGroupCells(group, campaign),
      Keyword: keyword,
      'Criterion Type': criterionTypes[campaign.match],
      Status: 'Enabled',
    })),
    ...group.ads.map((ad): FileRow => ({
      ...createGroupCells(group, campaign),
      'Ad type': 'Responsive search ad',
      ...createAdCells(ad, group, campaign),
      'Final URL': ad.url,
      Status: 'Enabled',
    })),
  ],
};

function createGroupCells({ name }: AdGroup, { campaign }: Campaign): FileRow {
  return { Campaign: campaign, 'Ad Group': name, 'Ad Group Status': 'Enabled' };
}

/** Fill up missing titles and texts with sitelinks, callouts, the domain and keywords. */
function createAdCells(ad: ExportedAd, { keywords }: AdGroup, { domain }: Campaign): FileRow {
  const fillers = [...ad.links, ...ad.facts, domain, ...keywords.slice(0, minimum.titles)];
  const titles = fillUpTo(minimum.titles, splitTitle(ad.title, titleLimit), fillers, titleLimit);
  const fillerDescriptions = [[...ad.facts, ...ad.links].join('. '), ad.title, domain];
  const texts = fillUpTo(minimum.texts, splitDescription(ad.text, textLimit), fillerDescriptions, textLimit);
  return { ...toCells(titleColumns, titles), ...toCells(textColumns, texts) };
}

function toCells(columns: readonly string[], values: readonly string[]): FileRow {
  return Object.fromEntries(values.map((value, index) => [columns[index] ?? '', value]));
}
