/**
 * What only some databases hold, as a file of somebody's brought it: what vendors say of keywords, and titles of pages. Columns
 * made of it are offered where it is held.
 */
export const baseFacts = [
  'difficulty',
  'intent',
  'trend',
  'parentTopic',
  'volumeRange',
  'pageTitle',
] as const;

export type BaseFact = (typeof baseFacts)[number];
