import type { Localised } from '../language/localised.js';

/** Devices of a rank tracking project. */
export const positionDevices = ['desktop', 'tablet', 'smartphone'] as const;
export type PositionDevice = (typeof positionDevices)[number];

/** Schedule of checks: on demand, on weekdays, or on days of the month. */
export const positionSchedules = ['demand', 'week', 'month'] as const;
export type PositionSchedule = (typeof positionSchedules)[number];

/** Providers of search results, used with the customer's API key. */
export const serpProviderIds = ['dataforseo', 'serper', 'serpapi'] as const;
export type SerpProviderId = (typeof serpProviderIds)[number];

/** Number of results to check. */
export const positionDepths = [10, 20, 30, 50, 100] as const;

/** Results per search results page, the billing unit of providers. */
export const resultsPerPage = 10;

/** Cumulative position buckets. */
export const positionBuckets = [1, 3, 10, 20, 50, 100] as const;

export const maxProjectNameChars = 128;
export const maxRegions = 5;
export const maxCompetitors = 8;
export const maxTagsPerKeyword = 10;
export const maxTagChars = 40;
/** Maximum number of dates in one view. */
export const maxDates = 60;

/**
 * Position of a keyword that was not checked (`notChecked`) or whose site is not among the checked results
 * (`notInTop`).
 */
export const notChecked = -1;
export const notInTop = 0;

/** Selectable interface languages of a search engine, in addition to the language of the region's database. */
export const interfaceLanguages: Readonly<Record<string, Localised>> = {
  en: { en: 'English', ru: 'Английский' },
  ru: { en: 'Russian', ru: 'Русский' },
  uk: { en: 'Ukrainian', ru: 'Украинский' },
  be: { en: 'Belarusian', ru: 'Белорусский' },
  kk: { en: 'Kazakh', ru: 'Казахский' },
  de: { en: 'German', ru: 'Немецкий' },
  es: { en: 'Spanish', ru: 'Испанский' },
  fr: { en: 'French', ru: 'Французский' },
  it: { en: 'Italian', ru: 'Итальянский' },
  pl: { en: 'Polish', ru: 'Польский' },
  pt: { en: 'Portuguese', ru: 'Португальский' },
  tr: { en: 'Turkish', ru: 'Турецкий' },
};
