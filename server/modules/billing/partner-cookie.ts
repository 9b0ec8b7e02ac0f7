import { linkMonths } from '../../contract/billing/partner-terms.js';

/** Content of the partner link cookie. */
export interface PartnerLinkCookie {
  /** Code of the link. */
  code: string;
  /** Promo code carried by the link; null for none. */
  promo: string | null;
  /** Time at which the link was followed. */
  at: Date;
  /**
   * Whether the visit was counted. It is counted when the browser returns the cookie, which excludes clients without
   * cookies.
   */
  isCounted: boolean;
}

/** Tolerated clock difference between servers. */
const clockToleranceMs = 60_000;

const cookiePattern = /^([a-z0-9]{4,12})\.(\d{9,11})\.([01])(?:\.([a-z0-9-]{1,32}))?$/;

/** Parses the cookie; undefined for invalid values and links older than six months. */
export function parsePartnerLink(value: string | undefined, now: Date): PartnerLinkCookie | undefined {
  const [, code, seconds, counted, promo = null] = cookiePattern.exec(value ?? '') ?? [];
  if (code === undefined) return undefined;
  const link = { code, promo, at: new Date(Number(seconds) * 1000), isCounted: counted === '1' };
  const isInFuture = link.at.getTime() > now.getTime() + clockToleranceMs;
  return isInFuture || remainingSeconds(link, now) <= 0 ? undefined : link;
}

/** Serializes the cookie value. */
export function serializePartnerLink({ code, promo, at, isCounted }: PartnerLinkCookie): string {
  const parts = [
    code,
    Math.floor(at.getTime() / 1000),
    isCounted ? 1 : 0,
    ...(promo === null ? [] : [promo]),
  ];
  return parts.join('.');
}

/** Remaining validity of a link: six calendar months, clamped to the last day of a shorter month. Unit: seconds. */
export function remainingSeconds({ at }: Pick<PartnerLinkCookie, 'at'>, now: Date): number {
  const end = new Date(at);
  end.setUTCMonth(at.getUTCMonth() + linkMonths, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}
