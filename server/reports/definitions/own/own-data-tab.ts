/** The tab that the reports on own data share. */
export const ownDataTab = { en: 'Own data', ru: 'Свои данные' } as const;
