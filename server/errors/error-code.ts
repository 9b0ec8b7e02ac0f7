/**
 * Stable codes of everything that can go wrong for a caller: `extensions.code` in GraphQL, `code` in REST.
 * A new code does not compile until it has a status, a report flag and a text in each language (error-catalogue.ts).
 */
export enum ErrorCode {
  BadRequest = 'BAD_REQUEST',
  BadFilter = 'BAD_FILTER',
  BadSort = 'BAD_SORT',
  NotFound = 'NOT_FOUND',
  DomainNotFound = 'DOMAIN_NOT_FOUND',
  KeywordNotFound = 'KEYWORD_NOT_FOUND',
  UnknownBase = 'UNKNOWN_BASE',
  ReportRestricted = 'REPORT_RESTRICTED',
  TooHeavy = 'TOO_HEAVY',
  QueryTooComplex = 'QUERY_TOO_COMPLEX',
  TooLarge = 'TOO_LARGE',
  UnsupportedType = 'UNSUPPORTED_TYPE',
  Forbidden = 'FORBIDDEN',
  TooManyRequests = 'TOO_MANY_REQUESTS',
  Cancelled = 'CANCELLED',
  StoreUnavailable = 'STORE_UNAVAILABLE',
  Internal = 'INTERNAL',
}
