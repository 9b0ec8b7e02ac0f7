/** Texts of the legal pages. */
export const legal = {
  pages: 'Юридические страницы',
  failed: 'Страница не загрузилась.',
} as const;
