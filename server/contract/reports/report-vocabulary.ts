/**
 * Report sections: SEO, PPC, keyword research, domain rankings, owners, first-party data, group reports, clustering,
 * tools.
 */
export const reportSections = [
  'organic',
  'paid',
  'keywords',
  'domains',
  'owners',
  'own',
  'groups',
  'clustering',
  'tools',
] as const;

export type ReportSection = (typeof reportSections)[number];

/**
 * Subject of a report, which determines its parameters. `page` needs a domain and a path, `owner` a tracking id,
 * `group` a group report id, `run` a tool run id, `clustering` a project id and a folder; `group`, `run` and
 * `clustering` imply the database. `none` needs only the database.
 */
export const reportSubjects = [
  'domain',
  'page',
  'keyword',
  'owner',
  'group',
  'run',
  'clustering',
  'none',
] as const;

export type ReportSubject = (typeof reportSubjects)[number];

/** Kind of entity that a row represents. Links to other reports and tools pass this entity. */
export const rowKinds = ['keyword', 'domain', 'page', 'ad', 'day', 'country', 'device', 'word'] as const;

export type RowKind = (typeof rowKinds)[number];

/**
 * `domainList`: names or ids of domains, separated by commas or line breaks. Unknown domains are an error by default.
 */
export const argumentTypes = ['integer', 'string', 'boolean', 'stringList', 'domainList'] as const;

export type ArgumentType = (typeof argumentTypes)[number];

/** HTTP methods of report endpoints. */
export const reportMethods = ['GET', 'POST'] as const;

export type ReportMethod = (typeof reportMethods)[number];
