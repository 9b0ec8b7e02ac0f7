/** Tab shared by the first-party reports. */
export const ownDataTab = { en: 'Own data', ru: 'Свои данные' } as const;
