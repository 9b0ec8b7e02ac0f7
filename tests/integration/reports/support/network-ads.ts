import { adsOf, type ExpectedRow, type Oracle } from './oracle.js';
import type { Ad, World } from './world.js';

/** A world with its oracle, as the tests of reports have them. */
interface Expected {
  world: World;
  oracle: Oracle;
}

/** What the reports on ads of the network must show of a domain. */
export function networkAds({ world, oracle }: Expected, domain: string): ExpectedRow[] {
  return oracle.ads(domain).map(({ header, txt, url, keyscnt, id, tie }) => {
    const seen = world.seen.find(({ adId }) => adId === id);
    return {
      title: header,
      description: txt,
      domain,
      keys_count: keyscnt,
      link: `https://x${String(url)}`,
      regions: 'Москва',
      created_at: seen?.first ?? null,
      updated_at: seen?.last ?? null,
      uuid: String(id),
      tie,
    };
  });
}

/** The ads that are shown for a keyword. */
export function networkAdsOf(expected: Expected, keyword: string): ExpectedRow[] {
  return expected.world.ads
    .filter(({ word }) => word === keyword)
    .flatMap(({ domain, adId }) => networkAds(expected, domain).filter(({ uuid }) => uuid === String(adId)));
}

/** Keywords of the domain's ads that are meant. */
export function networkAdKeywords(
  { world, oracle }: Expected,
  domain: string,
  isMeant: (ad: Ad) => boolean,
): ExpectedRow[] {
  const meant = adsOf(world, domain).filter(isMeant);
  return [...new Set(meant.map(({ adId }) => adId))].flatMap((id) =>
    oracle.keywordsOfAd(domain, id).map((row): ExpectedRow => ({ ...row, uuid: String(id) })),
  );
}
