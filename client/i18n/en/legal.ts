/** Texts of the legal pages. */
export const legal = {
  pages: 'Legal pages',
  failed: 'The page did not load.',
} as const;
