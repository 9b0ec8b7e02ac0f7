/** Columns of `result_set` with the distinct domains of the search results, best position first. */
export const domainsWithin = { top10: 'top_domain_ids', page: 'domain_ids' } as const;

/** SQL of the domains within the depth given by the parameter `top`. */
export const domainsWithinTop = `if({top:UInt8} = 10, ${domainsWithin.top10}, ${domainsWithin.page})`;
