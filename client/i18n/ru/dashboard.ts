/** Texts of the domain's and the keyword's summary. */
export const dashboard = {
  title: 'Сводка',
} as const;
