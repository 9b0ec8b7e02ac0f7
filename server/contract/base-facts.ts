/**
 * Optional data that only some databases have, from imported files: volumes, vendor metrics and page titles. Columns
 * based on it are offered, or show 0 as a value, only in these databases.
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
