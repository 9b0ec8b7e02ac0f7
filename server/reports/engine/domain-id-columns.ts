/** Columns of `result_set` with the distinct domains of the search results, best position first. */
export const domainIdColumns = { top10: 'top_domain_ids', page: 'domain_ids' } as const;

/** SQL of the domains within the depth that the parameter `top` selects. */
export const domainIdsWithinTopSql = `if({top:UInt8} = 10, ${domainIdColumns.top10}, ${domainIdColumns.page})`;
