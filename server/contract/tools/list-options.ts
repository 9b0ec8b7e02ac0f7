/** Results of a list comparison, by their public API names; `both` is an extension. */
export const comparisonOptions = ['present_left', 'present_right', 'uniq', 'union', 'both'] as const;

export type ComparisonOption = (typeof comparisonOptions)[number];

/** Notations of a combined keyword, by their public API names. */
export const combinationOptions = ['simple', 'quotes', 'brackets', 'stop_word'] as const;

export type CombinationOption = (typeof combinationOptions)[number];

/** Word order of variations: list order, or all permutations. */
export const combinationOrders = ['given', 'any'] as const;

export type CombinationOrder = (typeof combinationOrders)[number];

/** Separators between words, by API name. */
export const separators = {
  blank: ' ',
  none: '',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  slash: '/',
} as const;

export type SeparatorName = keyof typeof separators;
