/** Texts around the operator's blog. */
export const blog = {
  title: 'Blog',
  feed: 'Atom feed',
  failed: 'The blog did not load.',
  empty: 'No posts yet',
  emptyText: 'What is written here will stand on this page.',
} as const;
