/** Cookie that keeps the database chosen in this browser. */
export const baseCookie = 'db';

/** The database of calls that name none and of visitors who chose none. */
export const usualBase = 'gny';
