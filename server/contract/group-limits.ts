/** Characters of a group report's name, at most. */
export const maxGroupNameChars = 128;

/** Rows of a page of the list of group reports. */
export const groupsPerPage = 10;

/** Depths within which a position counts in a group report. */
export const groupDepths = [10, 50] as const;

export type GroupDepth = (typeof groupDepths)[number];

/** Domains of a group report, at least. */
export const minGroupDomains = 2;

/** Days for which a link to a group report may hold, at most, and links of one report that are not withdrawn. */
export const maxGroupLinkDays = 365;
export const maxGroupLinks = 20;

/** Columns that the list of group reports can be sorted by, by their names in calls. */
export const groupSortColumns = ['name', 'create_date', 'access_date', 'base', 'state', 'owner'] as const;

export type GroupSortColumn = (typeof groupSortColumns)[number];
