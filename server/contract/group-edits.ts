/** Whether an edit of a group report adds keywords or takes them away. */
export const groupEditActions = ['import', 'delete'] as const;

export type GroupEditAction = (typeof groupEditActions)[number];

/** What an edit of a group report chooses its keywords by. */
export const groupEditSources = ['list', 'file', 'domains', 'filter', 'doubles', 'template', 'keys'] as const;

export type GroupEditSource = (typeof groupEditSources)[number];

/** Keywords of one list or file, at most; blank lines do not count. */
export const maxEditKeywords = 10_000;

/** Size of a file of keywords, in KB, at most. */
export const maxEditFileKb = 5120;

/** Templates of one edit, at most. */
export const maxEditTemplates = 300;

/** Domains of one edit, at most. */
export const maxEditDomains = 10;

/** How many of the latest edits can be undone. */
export const undoableEdits = 10;

/** Numbers that the conditions of an edit take, with the smallest and the greatest. */
export const groupConditionBounds = {
  organicPosFrom: [1, 50],
  organicPosTo: [1, 50],
  organicWsFrom: [0, 4_294_967_295],
  organicWsTo: [0, 4_294_967_295],
  contextWsFrom: [0, 4_294_967_295],
  contextWsTo: [0, 4_294_967_295],
  contextWskFrom: [0, 4_294_967_295],
  organicWeightFrom: [0, 50],
  organicWeightTo: [0, 50],
  contextWeightFrom: [0, 50],
  contextWeightTo: [0, 50],
  organicNumWordsFrom: [1, 255],
  organicNumWordsTo: [1, 255],
  contextNumWordsFrom: [1, 255],
  contextNumWordsTo: [1, 255],
  organicIsGeo: [0, 1],
  organicIsQuestion: [0, 1],
  contextIsGeo: [0, 1],
  contextIsQuestion: [0, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** What an edit by domains or by filter asks of a keyword: the numbers that are given, all of a list or any of them. */
export type GroupConditions = {
  readonly [Name in keyof typeof groupConditionBounds]?: number | null;
} & {
  /** Take keywords that the domains have in search results, or show ads for. */
  readonly keysFromOrganic?: boolean | null;
  readonly keysFromContext?: boolean | null;
  /** Any of the conditions is enough, not all of them. */
  readonly keysFromOrganicOr?: boolean | null;
  readonly keysFromContextOr?: boolean | null;
};
