/** Reports that can pass their keywords to a tool, by name in the page address. */
export const keywordSources = ['keywords', 'adkeywords'] as const;

export type KeywordSource = (typeof keywordSources)[number];
