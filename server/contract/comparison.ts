/** Domains that can stand beside each other: what the largest plan compares. */
export const maxComparedDomains = 10;
