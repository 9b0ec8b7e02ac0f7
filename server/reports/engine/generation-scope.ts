import { idOf } from '../../stores/clickhouse/ids.js';

/** Conditions that keep a query inside the base's published generation. Every table of a report has them. */
export const inGeneration: readonly string[] = ['base = {base:UInt16}', 'generation = {generation:UInt32}'];

/** The same as one text, for subqueries. */
export const generationScope = inGeneration.join(' AND ');

/** Id of the domain that the report is about. */
export const subjectDomainId = idOf('{domain:String}');

/** Id of the keyword that the report is about. */
export const subjectKeywordId = idOf('{keyword:String}');

/** Hash of the page that the report is about: of its domain and path, so that http, https and www are one page. */
export const subjectUrlHash = 'cityHash64(concat({domain:String}, {path:String}))';
