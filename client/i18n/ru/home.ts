/** Texts of the start page. */
export const home = {
  title: 'Откройте домен, страницу или фразу',
} as const;
