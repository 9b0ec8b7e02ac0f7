/** Search engines whose results a database holds. */
export const searchEngines = ['google', 'yandex'] as const;

export type SearchEngine = (typeof searchEngines)[number];
