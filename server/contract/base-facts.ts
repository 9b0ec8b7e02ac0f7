/**
 * What only some databases hold, as a file of somebody's brought it: volumes, what vendors say of keywords, and titles of pages.
 * Columns made of it are offered where it is held, or read 0 there alone as a figure.
 */
export const baseFacts = [
  'volume',
  'exactVolume',
  'difficulty',
  'intent',
  'trend',
  'parentTopic',
  'volumeRange',
  'pageTitle',
] as const;

export type BaseFact = (typeof baseFacts)[number];
