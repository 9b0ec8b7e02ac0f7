/** What a comparison of two lists answers, by the names of the public reference; `both` is ours. */
export const comparisonOptions = ['present_left', 'present_right', 'uniq', 'union', 'both'] as const;

export type ComparisonOption = (typeof comparisonOptions)[number];

/** Forms that a combined keyword is written in, by the names of the public reference. */
export const combinationOptions = ['simple', 'quotes', 'brackets', 'stop_word'] as const;

export type CombinationOption = (typeof combinationOptions)[number];

/** Whether the words of a variation stand in the order of their lists, or in every order. */
export const combinationOrders = ['given', 'any'] as const;

export type CombinationOrder = (typeof combinationOrders)[number];

/** What may stand between the words of a variation, by its name in calls. */
export const separators = {
  blank: ' ',
  none: '',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  slash: '/',
} as const;

export type SeparatorName = keyof typeof separators;

/** Reports whose keywords a tool may be opened with, by the word in its address. */
export const keywordSources = ['keywords', 'adkeywords'] as const;

export type KeywordSource = (typeof keywordSources)[number];
