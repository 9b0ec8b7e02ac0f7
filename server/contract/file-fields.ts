/** Fields that a column of an imported file can map to, in menu order. */
export const fileFields = [
  'keyword',
  'position',
  'average_position',
  'ws',
  'wsk',
  'cpc',
  'competition',
  'docs',
  'difficulty',
  'intent',
  'trend',
  'wizards',
  'url',
  'domain',
  'title',
  'snippet',
  'previous_position',
  'parent_topic',
  'type',
  'date',
  'base',
] as const;

export type FileField = (typeof fileFields)[number];
