/**
 * Optional data from imported files that only some databases have: volumes, vendor metrics and page titles. Only
 * these databases offer the columns that depend on the data, and there a 0 is a value.
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
