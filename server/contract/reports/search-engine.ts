/** Search engines of the databases. */
export const searchEngines = ['google', 'yandex'] as const;

export type SearchEngine = (typeof searchEngines)[number];
