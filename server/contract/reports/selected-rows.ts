/** Maximum number of rows that a request can select. */
export const maxSelectedRows = 500;
