import { promoParameter, refParameter } from '../../../server/contract/billing/partner-link.js';

/** Options of a referral link. */
interface PartnerLinkOptions {
  /** Path of the page with its query string. */
  path: string;
  /** Referral code of the partner. */
  code: string;
  /** Promo code to add to the link. */
  promo?: string;
}

/** Absolute referral URL. `origin` has no trailing slash. */
export function partnerLink({ path, code, promo }: PartnerLinkOptions, origin: string): string {
  const url = new URL(path, origin);
  url.searchParams.set(refParameter, code);
  if (promo !== undefined) url.searchParams.set(promoParameter, promo);
  return url.href;
}
