import { promoParameter, refParameter } from '../../../server/contract/partner-link.js';

/** A partner's link to a page of this site. */
interface PartnerLinkOptions {
  /** Path of the page with its query. */
  path: string;
  /** Code of the partner's link. */
  code: string;
  /** Promo code that the link carries. */
  promo?: string;
}

/** The whole address that a partner shares. `origin` is the site's, without a slash at its end. */
export function partnerLink({ path, code, promo }: PartnerLinkOptions, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(refParameter, code);
  if (promo !== undefined) url.searchParams.set(promoParameter, promo);
  return url.href;
}
