/** Maximum length of a group report name. */
export const maxGroupNameChars = 128;

/** Page size of the group report list. */
export const groupsPerPage = 10;

/** Maximum position that counts in a group report. */
export const groupDepths = [10, 50] as const;

export type GroupDepth = (typeof groupDepths)[number];

export const minGroupDomains = 2;

/** Maximum number of domains in any plan. Keyword reports have a position column for each. */
export const maxGroupDomains = 100;

/** Maximum lifetime of a share link in days, and maximum number of active links per report. */
export const maxGroupLinkDays = 365;
export const maxGroupLinks = 20;

/** Sort columns of the table of group reports, by API name. */
const groupTableSortColumns = ['name', 'create_date', 'access_date', 'base', 'state', 'owner'] as const;

/** Sort columns of the group report list of the API. */
export const groupSortColumns = [...groupTableSortColumns, 'rid', 'top'] as const;

export type GroupSortColumn = (typeof groupSortColumns)[number];

export type GroupTableSortColumn = (typeof groupTableSortColumns)[number];
