/** Why a page could not be read. */
export const pageFaults = [
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

export type PageFaultReason = (typeof pageFaults)[number];

/** A page could not be read. */
export class PageFault extends Error {
  constructor(
    readonly reason: PageFaultReason,
    message: string = reason,
  ) {
    super(message);
  }
}
