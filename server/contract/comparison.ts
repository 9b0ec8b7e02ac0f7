/** Domains that can stand beside each other: what the largest plan compares. */
export const mostCompared = 10;
