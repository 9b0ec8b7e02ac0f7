import type {
  ArgumentType,
  ReportMethod,
  ReportSection,
  ReportSubject,
  RowKind,
} from '../../contract/report-vocabulary.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const reportSectionEnum = vocabularyEnum<ReportSection>('ReportSection', 'A group of reports.', {
  organic: 'Search results: SEO.',
  paid: 'Ads: PPC.',
  keywords: 'Keyword research.',
  domains: 'Rankings and comparisons of domains.',
  owners: 'Who owns sites: monetization.',
  own: 'What search engines tell the owner of a site, private to the account that imported it.',
  groups: 'Several domains and their keywords side by side.',
  clustering: 'Keyword clusters.',
  tools: 'What runs of tools found.',
});

export const reportSubjectEnum = vocabularyEnum<ReportSubject>(
  'ReportSubject',
  'What a report is about; decides its arguments.',
  {
    domain: 'A domain.',
    page: 'A page: a domain and the path within it.',
    keyword: 'A keyword, by its words or by its id.',
    owner: 'An owner of sites, by an identifier that they carry, or a domain by its name or id.',
    group: 'A group report, by its id; it says the database itself.',
    run: 'A run of a tool, by its id; it says the database itself.',
    clustering:
      'A project of keyword clusters, by its id, and one of its folders; it says the database itself.',
    none: 'Nothing but the database.',
  },
);

export const rowKindEnum = vocabularyEnum<RowKind>('RowKind', 'What a row of a report stands for.', {
  keyword: 'A keyword.',
  domain: 'A domain.',
  page: 'A page.',
  ad: 'An ad, or a part of one.',
  day: 'A day.',
  country: 'A country.',
  device: 'A kind of device.',
  word: 'A word with all of its forms.',
});

export const argumentTypeEnum = vocabularyEnum<ArgumentType>('ArgumentType', 'Type of an argument’s value.', {
  integer: 'A whole number.',
  string: 'A text.',
  boolean: 'Yes or no.',
  stringList: 'Texts, in an address one per line.',
  domainList: 'Names or ids of domains that the database holds, in an address split by commas.',
});

export const reportMethodEnum = vocabularyEnum<ReportMethod>('ReportMethod', 'Method of a REST call.', {
  GET: 'Its arguments stand in the query string.',
  POST: 'Its arguments stand in the body.',
});
