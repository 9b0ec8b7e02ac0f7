/** Texts of the blog pages. */
export const blog = {
  title: 'Blog',
  feed: 'Atom feed',
  failed: 'The blog did not load.',
  empty: 'No posts yet',
  emptyText: 'New posts will appear here.',
} as const;
