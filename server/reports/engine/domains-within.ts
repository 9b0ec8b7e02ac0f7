/** Columns of `result_set` with the domains of a result page, each once, best position first: those of the top 10, and all. */
export const domainsWithin = { top10: 'top_domain_ids', page: 'domain_ids' } as const;

/** SQL of the domains within the depth that the parameter `top` names. */
export const domainsWithinTop = `if({top:UInt8} = 10, ${domainsWithin.top10}, ${domainsWithin.page})`;
