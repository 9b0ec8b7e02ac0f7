/**
 * The form of a generation: goes up whenever what is derived from the facts changes, so that a server finds bases whose reports
 * an earlier version derived, and derives them anew. 2: lost pages, when ads were seen.
 */
export const derivedForm = 2;
