/** What a column of a person's own file may be read as, in the order in which it is offered. */
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
