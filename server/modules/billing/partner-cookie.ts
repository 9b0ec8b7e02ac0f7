import { linkMonths } from '../../contract/partner-terms.js';

/** What a browser keeps of the partner's link that it last came by. */
export interface PartnerLinkCookie {
  /** Code of the link. */
  code: string;
  /** The promo code that the link carried; null for none. */
  promo: string | null;
  /** When it was followed. */
  at: Date;
  /** Whether the visit is counted: it is when the browser first sends the cookie back, so that what keeps none counts as nobody. */
  isCounted: boolean;
}

/** A moment by which clocks of several servers may differ. Unit: ms. */
const clockToleranceMs = 60_000;

const cookiePattern = /^([a-z0-9]{4,12})\.(\d{9,11})\.([01])(?:\.([a-z0-9-]{1,32}))?$/;

/** The link of a cookie's value; undefined for what is none, and for one that was followed more than six months ago. */
export function parsePartnerLink(value: string | undefined, now: Date): PartnerLinkCookie | undefined {
  const [, code, seconds, counted, promo = null] = cookiePattern.exec(value ?? '') ?? [];
  if (code === undefined) return undefined;
  const link = { code, promo, at: new Date(Number(seconds) * 1000), isCounted: counted === '1' };
  const isInFuture = link.at.getTime() > now.getTime() + clockToleranceMs;
  return isInFuture || secondsLeft(link, now) <= 0 ? undefined : link;
}

/** The value of the cookie. */
export function serializePartnerLink({ code, promo, at, isCounted }: PartnerLinkCookie): string {
  const parts = [
    code,
    Math.floor(at.getTime() / 1000),
    isCounted ? 1 : 0,
    ...(promo === null ? [] : [promo]),
  ];
  return parts.join('.');
}

/** How much longer a link counts: until the same day six months later, or the last one of a shorter month. Unit: seconds. */
export function secondsLeft({ at }: Pick<PartnerLinkCookie, 'at'>, now: Date): number {
  const end = new Date(at);
  end.setUTCMonth(at.getUTCMonth() + linkMonths, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}
