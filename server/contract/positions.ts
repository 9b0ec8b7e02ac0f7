import type { Localised } from './localised.js';

/** Devices whose search results a project watches. */
export const positionDevices = ['desktop', 'tablet', 'smartphone'] as const;
export type PositionDevice = (typeof positionDevices)[number];

/** When a project is checked: whenever somebody asks, on days of the week, or on days of the month. */
export const positionSchedules = ['demand', 'week', 'month'] as const;
export type PositionSchedule = (typeof positionSchedules)[number];

/** Services that a project's results may be bought from with an own key. */
export const serpProviderIds = ['dataforseo', 'serper', 'serpapi'] as const;
export type SerpProviderId = (typeof serpProviderIds)[number];

/** How many results are looked at. */
export const positionDepths = [10, 20, 30, 50, 100] as const;

/** Results of one page of a search engine: what services ask for, and take money for. */
export const resultsPerPage = 10;

/** Tops that keywords are counted in, each with those before it. */
export const positionBuckets = [1, 3, 10, 20, 50, 100] as const;

export const maxProjectNameChars = 128;
export const maxRegions = 5;
export const maxCompetitors = 8;
export const maxTagsPerKeyword = 10;
export const maxTagChars = 40;
/** Dates that one view shows at most. */
export const maxDates = 60;

/** A keyword of a date whose result nobody knows, and one whose site is not among the results that were looked at. */
export const notChecked = -1;
export const notInTop = 0;

/** Languages of a search engine's interface that can be chosen; the language of the region's database is always among them. */
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
