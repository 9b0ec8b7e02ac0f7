/** Ad systems that a campaign can be exported for. */
export const exportTypes = ['google', 'yandex'] as const;
export type ExportType = (typeof exportTypes)[number];

/** Basis of an ad group: an ad with all its keywords, or a keyword with all its ads. */
export const groupings = ['ad', 'keyword'] as const;
export type Grouping = (typeof groupings)[number];

/** Keyword match types. */
export const matchTypes = ['broad', 'phrase', 'exact'] as const;
export type MatchType = (typeof matchTypes)[number];

/** Maximum length of a campaign name. */
export const maxCampaignNameChars = 128;
