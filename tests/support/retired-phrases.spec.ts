import { describe, expect, it } from 'vitest';
import type { Language } from '../../server/contract/language/localised.js';
import { userFacingStrings } from './user-facing-strings.js';

const strings = await userFacingStrings('.');

/** Retired phrases as patterns, each with a text that replaces it, or null. */
const english: readonly [retired: RegExp, replacement: string | null][] = [
  [/\bmiddle\b/i, 'Medium'],
  [/^blocks$/i, 'SERP features'],
  [/depth of keywords/i, 'Position distribution'],
  [/keywords by depth/i, 'Positions over time'],
  [/\brivals?\b/i, 'All competitors'],
  [/visits a day, est/i, 'Est. daily visits'],
  [/(?:^|, )above$/i, '# … top'],
  [/^links$/i, 'Sitelinks'],
  [/^facts$/i, 'Callouts'],
  [/topicality/i, 'Keyword coverage'],
  [/keyword base/i, 'Keyword search'],
  [/comparison of domains/i, 'Compare domains'],
  [/analysed today/i, null],
  [/limits of the day|day of UTC/i, null],
  [/\bpanel\b(?<!knowledge panel)/i, 'Saved domains'],
  [/result page/i, 'Search results'],
  [/ads seen by/i, 'No ads found for this keyword'],
  [/read it as a keyword/i, 'Search as a keyword'],
  [/are shown on plans/i, null],
  [/reports of today are used/i, null],
  [/further pages need|register to go on/i, 'Register to continue'],
  [/^(?:has|any|lacks)$/i, 'Doesn’t rank'],
  [/^add site$/i, 'Add domain'],
  [/one a line/i, 'Keywords, one per line'],
  [/any line’s phrase/i, null],
  [/minus words/i, 'Negative keywords'],
  [/^a group is$/i, 'Group by'],
  [/by lines or commas/i, null],
  [/texts are fitted/i, 'How ad text is split'],
  [/misses reg/i, 'doesn’t match regex'],
  [/with levels below/i, 'Include subfolders'],
  [/single keys act/i, 'Single-key shortcuts'],
  [/forgot the password/i, 'Forgot password?'],
  [/^password once more/i, 'Confirm password'],
  [/holds for an hour/i, null],
  [/does not hold any more/i, 'This link has expired'],
  [/look into your mail/i, 'Check your inbox'],
  [/news of the service|set push messages/i, null],
  [/on the demo mode|plan demo/i, 'Free plan'],
  [/records in a report|depth of positions|reports as pdf/i, 'Rows per report'],
  [/semantic kernel/i, null],
  [/dictionary by page/i, null],
  [/^as the system$/i, 'System'],
  [/^0 min$/i, 'just now'],
  [/^to the reports$/i, 'Back to reports'],
  [/no user has the number from/i, 'There is no user with the number in the address.'],
  [/newer login/i, 'Logged in elsewhere'],
  [/that are doubles|one json object a line|link of a letter|for who is logged in/i, null],
];

const russian: readonly [retired: RegExp, replacement: string | null][] = [
  [/соперни/i, 'Конкуренты'],
  [/сдвиг|(?<!\p{L})изм\./iu, 'Изменение'],
  [/схожест/i, 'Сходство'],
  [/трафик/i, 'Визиты'],
  [/топ-\d/i, 'Топ 50'],
  [/конкуренты в выдаче/i, 'Конкуренты в поиске'],
  [/глубина фраз/i, 'Распределение позиций'],
  [/показать фразы, что у него/i, 'Фразы сайта'],
  [/строка видна, когда/i, null],
  [/одиночные клавиши/i, 'Быстрые клавиши из одной буквы'],
  [/более новый вход/i, 'Вход в другом месте'],
  [/номер в адресе никому/i, 'Пользователя с номером из адреса нет.'],
  [/тарифах выше/i, 'старших тарифах'],
  [/предложений до|комбинаторное: оно/i, null],
];

const lists: Record<Language, typeof english> = { en: english, ru: russian };

describe.each(['en', 'ru'] as const)('retired phrases in %s', (language) => {
  const localized = strings.filter((spoken) => spoken.language === language);

  it.each(lists[language])('contain no match of %s, replaced by %s', (retired, replacement) => {
    expect(
      localized.filter(({ text }) => retired.test(text)).map(({ file, text }) => `${file}: ${text}`),
    ).toEqual([]);
    if (replacement !== null) {
      expect(localized.some(({ text }) => text.replace(/\s+/g, ' ').includes(replacement))).toBe(true);
    }
  });
});
