import type { MatchType } from '../../contract/reports/ad-export.js';
import type { AdGroup, Campaign, CampaignFormat, ExportedAd, FileRow } from './campaign-format.js';
import { fillUpTo, splitDescription, splitTitle } from './fit-ad-text.js';

const titleLimit = { length: 56, word: 22, maxCount: 7 };
const textLimit = { length: 81, word: 23, maxCount: 3 };
const factLimit = { length: 25, word: 25, maxCount: 4 };

/** Separator of values within a cell. */
const valueSeparator = '||';

const titleColumns = Array.from({ length: titleLimit.maxCount }, (_, index) => `Заголовок ${index + 1}`);
const textColumns = Array.from({ length: textLimit.maxCount }, (_, index) => `Текст ${index + 1}`);

const formatByMatch: Readonly<Record<MatchType, (keyword: string) => string>> = {
  broad: (keyword) => keyword,
  phrase: (keyword) => `"${keyword}"`,
  exact: (keyword) =>
    `"${keyword
      .split(' ')
      .map((word) => `!${word}`)
      .join(' ')}"`,
};

/**
 * Tab-separated format of Direct Commander: a row per keyword (`-`), the first of which carries the group's first ad,
 * and a row per further ad (`+`). Ads use the combined type, the only one for text ads.
 */
export const commanderFormat: CampaignFormat = {
  columns: [
    'Доп. объявление группы',
    'Тип объявления',
    'Название группы',
    'Номер группы',
    'Тип кампании',
    'Название кампании',
    'Валюта',
    'Фраза (с минус-словами)',
    ...titleColumns,
    ...textColumns,
    'Ссылка',
    'Регион',
    'Уточнения',
    'Минус-фразы на группу',
  ],
  delimiter: '\t',
  extension: 'tsv',
  keyword: { words: 7, length: 4096 },
  keywordsInGroup: 200,
  adsInGroup: 3,
  title: titleLimit.length,
  text: textLimit.length,
  header: () => [],
  group: (group, campaign) => {
    const [first, ...furtherAds] = group.ads;
    return [
      ...group.keywords.map((keyword, index): FileRow => ({
        'Доп. объявление группы': '-',
        ...createGroupCells(group, campaign),
        'Фраза (с минус-словами)': formatByMatch[campaign.match](keyword),
        ...(index === 0 && first ? createAdCells(first, campaign) : {}),
        ...(index === 0 ? { 'Минус-фразы на группу': campaign.negativeKeywords.join(', ') } : {}),
      })),
      ...furtherAds.map((ad): FileRow => ({
        'Доп. объявление группы': '+',
        ...createGroupCells(group, campaign),
        ...createAdCells(ad, campaign),
      })),
    ];
  },
};

function createGroupCells({ name, number }: AdGroup, { campaign, region }: Campaign): FileRow {
  return {
    'Название группы': name,
    'Номер группы': String(number),
    'Тип кампании': 'Единая перфоманс-кампания',
    'Название кампании': campaign,
    Валюта: 'RUB',
    Регион: region,
  };
}

function createAdCells(ad: ExportedAd, { domain }: Campaign): FileRow {
  const titles = fillUpTo(1, splitTitle(ad.title, titleLimit), [domain], titleLimit);
  const texts = fillUpTo(1, splitDescription(ad.text, textLimit), [ad.title, domain], textLimit);
  const facts = fillUpTo(
    0,
    ad.facts.flatMap((fact) => splitTitle(fact, factLimit).slice(0, 1)),
    [],
    factLimit,
  );
  return {
    'Тип объявления': 'Комбинаторное',
    ...toCells(titleColumns, titles),
    ...toCells(textColumns, texts),
    Ссылка: ad.url,
    Уточнения: facts.slice(0, factLimit.maxCount).join(valueSeparator),
  };
}

function toCells(columns: readonly string[], values: readonly string[]): FileRow {
  return Object.fromEntries(values.map((value, index) => [columns[index] ?? '', value]));
}
