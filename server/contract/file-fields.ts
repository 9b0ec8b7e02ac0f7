/** What a column of a person's own file may be read as, in the order in which it is offered. */
export const fileFields = [
  'keyword',
  'position',
  'average_position',
  'previous_position',
  'url',
  'domain',
  'title',
  'snippet',
  'ws',
  'wsk',
  'cpc',
  'competition',
  'docs',
  'difficulty',
  'intent',
  'trend',
  'parent_topic',
  'wizards',
  'type',
  'date',
  'base',
] as const;

export type FileField = (typeof fileFields)[number];
