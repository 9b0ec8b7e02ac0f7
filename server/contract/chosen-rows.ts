/** Rows of a report that one request may name. */
export const maxChosenRows = 500;
