import { adsOf, type ExpectedRow, type Oracle } from './oracle.js';
import type { Ad, World } from './world.js';

/** Test data with its oracle. */
interface TestData {
  world: World;
  oracle: Oracle;
}

/** Expected ad network rows of a domain. */
export function networkAds({ world, oracle }: TestData, domain: string): ExpectedRow[] {
  return oracle.ads(domain).map(({ header, txt, url, keyscnt, id, tie }) => {
    const adDates = world.seen.find(({ adId }) => adId === id);
    return {
      title: header,
      description: txt,
      domain,
      keys_count: keyscnt,
      link: `https://x${String(url)}`,
      regions: 'Москва',
      created_at: adDates?.first ?? null,
      updated_at: adDates?.last ?? null,
      uuid: String(id),
      tie,
    };
  });
}

/** Expected ad network rows of a keyword. */
export function networkAdsOf(expected: TestData, keyword: string): ExpectedRow[] {
  return expected.world.ads
    .filter(({ word }) => word === keyword)
    .flatMap(({ domain, adId }) => networkAds(expected, domain).filter(({ uuid }) => uuid === String(adId)));
}

/** Keywords of the selected ads of the domain. */
export function networkAdKeywords(
  { world, oracle }: TestData,
  domain: string,
  isSelected: (ad: Ad) => boolean,
): ExpectedRow[] {
  const selectedAds = adsOf(world, domain).filter(isSelected);
  return [...new Set(selectedAds.map(({ adId }) => adId))].flatMap((id) =>
    oracle.keywordsOfAd(domain, id).map((row): ExpectedRow => ({ ...row, uuid: String(id) })),
  );
}
