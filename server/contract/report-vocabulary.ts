/** Groups of reports: SEO, PPC, keyword research, rankings of domains, monetization, what owners of sites are told, group reports, keyword clusters, tools. */
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
 * What a report is about; decides its arguments. `page` takes a domain and a page url, `owner` an identifier that sites carry,
 * `group` the id of a group report, `run` that of a run of a tool and `clustering` that of a project of keyword clusters and one of its
 * folders, which say the database themselves, `none` nothing but the
 * database.
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

/** What a row stands for, which a checked row hands on to other reports and tools. */
export const rowKinds = ['keyword', 'domain', 'page', 'ad', 'day', 'country', 'device', 'word'] as const;

export type RowKind = (typeof rowKinds)[number];

/** `domainList`: names or ids of domains, split by commas or lines; the database holds them, or the report is refused. */
export const argumentTypes = ['integer', 'string', 'boolean', 'stringList', 'domainList'] as const;

export type ArgumentType = (typeof argumentTypes)[number];

/** Methods that the REST call of a report takes. */
export const reportMethods = ['GET', 'POST'] as const;

export type ReportMethod = (typeof reportMethods)[number];
