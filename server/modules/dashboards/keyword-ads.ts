import { generationScope } from '../../reports/engine/source-sql.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';
import type { KeywordAd } from './keyword-dashboard.type.js';
import type { KeywordRow } from './keyword-row.js';

type AdRow = Omit<KeywordAd, 'amn' | 'cpcMin' | 'cpcMax' | 'domain'>;

const adsSql =
  'SELECT domain_id AS did, ad_id AS bid, any(title) AS header, any(text) AS txt, any(facts) AS facts, any(links) AS links FROM ad_result' +
  ' WHERE base = {base:UInt16} AND snapshot = {ads_snapshot:UInt32} AND keyword_id = {keyword_id:UInt64}' +
  ' GROUP BY did, bid ORDER BY min(pos), bid LIMIT 50 SETTINGS prefer_column_name_to_alias = 1';

const keywordCountsSql =
  `SELECT ad_id AS bid, uniqExact(keyword_id) AS amn FROM ad_by_domain WHERE ${generationScope}` +
  ' AND domain_id IN {domains:Array(UInt64)} AND ad_id IN {ads:Array(UInt64)} GROUP BY bid';

const namesSql = `SELECT domain_id AS id, name FROM domain WHERE ${generationScope} AND domain_id IN {domains:Array(UInt64)}`;

/** Ads of the keyword in the newest snapshot that covers ads, from the top. */
export async function readKeywordAds(
  { id, adsSnapshot, cpcMin, cpcMax }: KeywordRow,
  reader: GenerationReader,
): Promise<KeywordAd[]> {
  const ads = await reader.rows<AdRow>(
    'keyword-ads',
    adsSql,
    { ads_snapshot: adsSnapshot, keyword_id: id },
    { factKeywords: [id] },
  );
  if (ads.length === 0) return [];
  const domains = [...new Set(ads.map(({ did }) => did))];
  const [keywordCounts, names] = await Promise.all([
    reader.rows<{ bid: number; amn: number }>('ad-keywords', keywordCountsSql, {
      domains,
      ads: ads.map(({ bid }) => bid),
    }),
    reader.rows<{ id: number; name: string }>('domain-names', namesSql, { domains }),
  ]);
  const keywordsByAd = new Map(keywordCounts.map(({ bid, amn }) => [bid, amn]));
  const nameById = new Map(names.map(({ id: did, name }) => [did, name]));
  return ads.map((ad) => ({
    ...ad,
    amn: keywordsByAd.get(ad.bid) ?? 1,
    cpcMin: cpcMin.toFixed(2),
    cpcMax: cpcMax.toFixed(2),
    domain: readableDomain(nameById.get(ad.did) ?? ''),
  }));
}
