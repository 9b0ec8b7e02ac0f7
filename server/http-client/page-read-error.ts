/** Reasons why a page could not be fetched. */
export const pageErrorReasons = [
  'forbidden',
  'robots',
  'status',
  'redirects',
  'too-large',
  'too-slow',
  'no-text',
  'unreachable',
  'too-many',
] as const;

export type PageErrorReason = (typeof pageErrorReasons)[number];

/** A page could not be fetched. */
export class PageReadError extends Error {
  constructor(
    readonly reason: PageErrorReason,
    message: string = reason,
  ) {
    super(message);
  }
}
