/** Programs whose files a campaign is written as. */
export const exportTypes = ['google', 'yandex'] as const;
export type ExportType = (typeof exportTypes)[number];

/** What makes a group: an ad with all its keywords, or a keyword with all its ads. */
export const groupings = ['ad', 'keyword'] as const;
export type Grouping = (typeof groupings)[number];

/** How close a search must be to the keyword. */
export const matchTypes = ['broad', 'phrase', 'exact'] as const;
export type MatchType = (typeof matchTypes)[number];

/** Characters of a campaign's name. */
export const maxCampaignNameChars = 128;
