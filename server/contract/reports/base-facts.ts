/**
 * Optional data from imported files that only some databases have: volumes, vendor metrics and page titles. Only
 * these
 * databases offer the dependent columns and treat their 0 as a value.
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
