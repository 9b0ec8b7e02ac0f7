/** Rows of a report that one request may name. */
export const maxSelectedRows = 500;
