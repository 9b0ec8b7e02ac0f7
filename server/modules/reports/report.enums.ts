import type {
  ArgumentType,
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/reports/report-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const reportSectionEnum = vocabularyEnum<ReportSection>('ReportSection', 'A group of reports.', {
  organic: 'Search results: SEO.',
  paid: 'Ads: PPC.',
  keywords: 'Keyword research.',
  domains: 'Rankings and comparisons of domains.',
  owners: 'Site ownership and monetization.',
  own: 'Own search statistics of a site, private to the account that imported them.',
  groups: 'Several domains and their keywords compared.',
  clustering: 'Clustering.',
  tools: 'Results of tool runs.',
});

export const reportSubjectEnum = vocabularyEnum<ReportSubject>(
  'ReportSubject',
  'Subject of a report; it determines the arguments.',
  {
    domain: 'A domain.',
    page: 'A page: a domain and a path.',
    keyword: 'A keyword, by text or id.',
    owner: 'A site owner, by a tracking id of the sites; or a domain, by name or id.',
    group: 'A group report, by id; it determines the database.',
    run: 'A tool run, by id; it determines the database.',
    clustering: 'A clustering project, by id, and one of its folders; it determines the database.',
    none: 'No subject besides the database.',
  },
);

export const rowKindEnum = vocabularyEnum<RowKind>('RowKind', 'Kind of entity that a row represents.', {
  keyword: 'A keyword.',
  domain: 'A domain.',
  page: 'A page.',
  ad: 'An ad or an ad extension.',
  day: 'A day.',
  country: 'A country.',
  device: 'A device type.',
  word: 'A word with all its forms.',
});

export const argumentTypeEnum = vocabularyEnum<ArgumentType>('ArgumentType', 'Type of an argument’s value.', {
  integer: 'A whole number.',
  string: 'A text.',
  boolean: 'Yes or no.',
  stringList: 'List of texts; one per line in an address.',
  domainList: 'List of domain names or ids in the database; separated by commas in an address.',
});

export const reportMethodEnum = vocabularyEnum<ReportMethod>('ReportMethod', 'Method of a REST call.', {
  GET: 'Arguments in the query string.',
  POST: 'Arguments in the body.',
});
