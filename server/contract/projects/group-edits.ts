/** Whether an edit adds or removes keywords. */
export const groupEditActions = ['import', 'delete'] as const;

export type GroupEditAction = (typeof groupEditActions)[number];

/** How an edit selects its keywords. */
export const groupEditSources = ['list', 'file', 'domains', 'filter', 'doubles', 'template', 'keys'] as const;

export type GroupEditSource = (typeof groupEditSources)[number];

/** Maximum number of keywords in a list or file. Blank lines do not count. */
export const maxEditKeywords = 10_000;

/** Maximum size of a keyword file, in KB. */
export const maxEditFileKb = 5120;

export const maxEditTemplates = 300;

export const maxEditDomains = 10;

/** Number of recent edits that can be undone. */
export const undoableEdits = 10;

/** Minimum and maximum of the numeric conditions of an edit. */
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

/**
 * Conditions of an edit by domains or filter. A keyword must match all conditions of a list, or any of them if the
 * `Or` flag of the list is set.
 */
export type GroupConditions = {
  readonly [Name in keyof typeof groupConditionBounds]?: number | null;
} & {
  /** Include keywords from search results or from ads. */
  readonly keysFromOrganic?: boolean | null;
  readonly keysFromContext?: boolean | null;
  /** Join the conditions by OR instead of AND. */
  readonly keysFromOrganicOr?: boolean | null;
  readonly keysFromContextOr?: boolean | null;
};
