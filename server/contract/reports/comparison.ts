/** Maximum number of domains in a comparison, as in the largest plan. */
export const maxComparedDomains = 10;
