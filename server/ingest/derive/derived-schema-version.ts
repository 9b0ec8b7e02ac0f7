/**
 * The form of a generation: goes up whenever what is derived from the facts changes, so that a server finds bases whose reports
 * an earlier version derived, and derives them anew. 2: lost pages, when ads were seen. 3: what vendors say of keywords, titles of pages.
 * 4: first pages, whose form changes with the columns and orders of their reports (tests/golden/sql/first-pages.sql).
 */
export const derivedSchemaVersion = 4;
