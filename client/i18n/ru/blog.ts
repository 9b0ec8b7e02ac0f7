/** Texts of the blog pages. */
export const blog = {
  title: 'Блог',
  feed: 'Лента Atom',
  failed: 'Блог не загрузился.',
  empty: 'Публикаций пока нет',
  emptyText: 'Они появятся на этой странице.',
} as const;
