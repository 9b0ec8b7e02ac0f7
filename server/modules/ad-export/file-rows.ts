import type { AdLine } from './ad-lines.js';
import type { AdGroup, Campaign, FileRow } from './campaign-format.js';
import { campaignFormats } from './campaign-formats.js';
import { exportedWords } from './exported-words.js';

const maxGroupNameLength = 200;

/** Rows of a campaign file, one batch per group. Input rows of a group are adjacent. */
export async function* fileRows(
  lines: AsyncIterable<readonly AdLine[]>,
  campaign: Campaign,
): AsyncGenerator<FileRow[]> {
  const format = campaignFormats[campaign.type];
  yield format.header(campaign);
  let number = 0;
  for await (const groupLines of collectGroupLines(lines, campaign)) {
    for (const part of splitGroup(groupLines, campaign)) {
      number += 1;
      yield format.group({ ...part, number, name: createGroupName(part, number, campaign) }, campaign);
    }
  }
}

async function* collectGroupLines(
  batches: AsyncIterable<readonly AdLine[]>,
  { groupBy }: Campaign,
): AsyncGenerator<AdLine[]> {
  let group: AdLine[] = [];
  for await (const batch of batches) {
    for (const line of batch) {
      if (group.length > 0 && group[0]?.[groupBy] !== line[groupBy]) {
        yield group;
        group = [];
      }
      group.push(line);
    }
  }
  if (group.length > 0) yield group;
}

/** Splits a group that exceeds the keyword limit. Returns no groups if no keyword is exported. */
function splitGroup(lines: readonly AdLine[], campaign: Campaign): Pick<AdGroup, 'ads' | 'keywords'>[] {
  const { keyword: limit, keywordsInGroup, adsInGroup } = campaignFormats[campaign.type];
  const keywords = [
    ...new Set(
      lines
        .map(({ word }) => toExportedKeyword(word, limit))
        .filter((word) => word !== undefined)
        .filter((word) => !isExcluded(word, campaign.negativeKeywords)),
    ),
  ];
  const ads = [...new Map(lines.map((line) => [line.ad, line])).values()].slice(0, adsInGroup);
  const parts = Math.ceil(keywords.length / keywordsInGroup);
  return Array.from({ length: parts }, (_, part) => ({
    ads,
    keywords: keywords.slice(part * keywordsInGroup, (part + 1) * keywordsInGroup),
  }));
}

/** Group names must be unique: ad titles are numbered, keywords are unique already. */
function createGroupName(
  { ads, keywords }: Pick<AdGroup, 'ads' | 'keywords'>,
  number: number,
  { groupBy }: Campaign,
): string {
  const name = groupBy === 'keyword' ? (keywords[0] ?? '') : `${number}. ${ads[0]?.title ?? ''}`;
  return name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxGroupNameLength);
}

/** Maximum words and characters of a keyword in an editor. */
interface KeywordLimit {
  words: number;
  length: number;
}

/** Strips characters that editors reject; undefined if nothing is left or a limit is exceeded. */
export function toExportedKeyword(word: string, { words, length }: KeywordLimit): string | undefined {
  const cleanWords = exportedWords(word);
  const text = cleanWords.join(' ');
  return text === '' || cleanWords.length > words || text.length > length ? undefined : text;
}

/** Whether a keyword contains all words of a negative keyword. */
export function isExcluded(keyword: string, negativeKeywords: readonly string[]): boolean {
  const keywordWords = new Set(keyword.toLowerCase().split(' '));
  return negativeKeywords.some((phrase) => phrase.split(' ').every((word) => keywordWords.has(word)));
}
