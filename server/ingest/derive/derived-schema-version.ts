/**
 * Version of the derived tables. Increment it when derivation changes: on start, a server rebuilds the reports of
 * bases with an older version.
 * 2: lost pages, ad dates. 3: vendor facts, page titles.
 * 4: precomputed first pages, which depend on columns and sort orders of their reports
 * (tests/golden/sql/first-pages.sql).
 * 5: dates of rows and domains, history only at dates that observe the domain, ads and SERP features of the newest
 * snapshot that covers them.
 */
export const derivedSchemaVersion = 5;
