/**
 * Big sample data, made inside the engine: SELECTs over numbers() whose rows are the columns of our import formats. The same seed
 * and size give the same rows. Sites follow Zipf's law so that the largest of them stands in about half of the result pages,
 * whatever the number of keywords.
 */
interface BulkOptions {
  seed: number;
  /** Number of keywords, and the first one's: a later snapshot may begin anywhere. */
  keywords: number;
  /** Different sites. */
  domains: number;
  /** Changes from snapshot to snapshot; positions of most results stay near those of another one. */
  snapshot: number;
}

/** Values of the placeholders of the SELECTs. */
export function bulkParameters({ seed, keywords, domains, snapshot }: BulkOptions): Record<string, number> {
  return { seed, keywords, domains, snapshot };
}

/** Results of a keyword. */
export const bulkDepth = 50;

/** How much the first sites are held back: with 6 the largest of 300,000 takes 1.4 % of the places. */
const zipfShift = 6;

const attributes = `best cheap large small light folding portable outdoor modern classic compact quiet smart solid custom vintage wooden metal
  cotton wool steel organic natural electric manual digital wireless rechargeable insulated waterproof adjustable heavy basic premium round square
  double single soft hard`;
const products = `tents boots jackets lanterns coolers kettles pans knives ovens chairs desks lamps sofas beds shelves rugs curtains pillows blankets
  mowers hoses seeds pots planters fences gates ladders drills saws clamps paints tiles doors windows mirrors clocks speakers cameras
  tripods monitors keyboards backpacks suitcases wallets belts gloves scarves hats bikes helmets kayaks skis poles nets rods hammocks stoves
  filters bottles`;
const brands = `north cedar harbor copper willow summit meadow granite silver amber river maple ocean timber falcon aspen coral juniper lantern prairie
  orchard saddle thistle velvet walnut yarrow zephyr bramble clover drift ember fjord glacier hazel indigo jasper kestrel linden marble nectar`;
const hostSuffixes = `goods supply works house market corner store lane shop depot outlet yard club post guide daily journal notes hub base`;

const array = (text: string): string =>
  `[${text
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(', ')}]`;
const wordOf = (text: string, index: string): string => {
  const count = text.split(/\s+/).length;
  return `${array(text)}[${index} % ${count} + 1]`;
};
const sizeOf = (text: string): number => text.split(/\s+/).length;

/** SQL of the text of keyword number `k`: attribute, attribute, thing, and what is left of the number. */
function keywordText(k: string): string {
  const a = sizeOf(attributes);
  const t = sizeOf(products);
  const remaining = `intDiv(${k}, ${a * t * brandCount})`;
  return (
    `concat(${wordOf(attributes, k)}, ' ', ${wordOf(brands, `intDiv(${k}, ${a * t})`)}, ' ', ${wordOf(products, `intDiv(${k}, ${a})`)}, ` +
    `if(${remaining} = 0, '', concat(' ', toString(${remaining}))))`
  );
}

const brandCount = sizeOf(brands);

/** SQL of the host of site number `d` (0 is the largest). */
function hostText(d: string): string {
  const m = brandCount;
  const e = sizeOf(hostSuffixes);
  const remaining = `intDiv(${d}, ${m * e})`;
  return `concat(${wordOf(brands, d)}, ${wordOf(hostSuffixes, `intDiv(${d}, ${m})`)}, if(${remaining} = 0, '', toString(${remaining})), '.example')`;
}

/**
 * SELECT of the results, one row each: `keyword, position, url, title`. Neighbouring keywords share part of their sites and
 * pages, as kindred searches do.
 */
export function bulkResultsSql(): string {
  const share = `(cityHash64({seed:UInt64}, if(fate % 10 < 6, bitShiftRight(k, 4), k), fate % 10 < 6, slot) / 18446744073709551615.)`;
  // Every eighth place moves from snapshot to snapshot.
  const slot = `if(cityHash64({seed:UInt64}, k, p) % 8 = 0, p + 64 * {snapshot:UInt32}, p)`;
  return `SELECT keyword, position, concat('https://', host, '/', topic, '/', page) AS url, concat(keyword, ' at ', host) AS title
FROM (
  SELECT k, p + 1 AS position, ${keywordText('k')} AS keyword, ${hostText('d')} AS host, ${wordOf(products, 'bitShiftRight(k, 6)')} AS topic,
    if(d < 20, toString(bitShiftRight(k, 3)), toString(bitShiftRight(k, 5))) AS page
  FROM (
    SELECT intDiv(number, ${bulkDepth}) AS k, number % ${bulkDepth} AS p, cityHash64({seed:UInt64}, k, p, 1) AS fate, ${slot} AS slot,
      toUInt32(least(toFloat64({domains:UInt32} - 1), floor(pow({domains:UInt32} + ${zipfShift}, ${share}) * pow(${zipfShift}, 1 - ${share}) - ${zipfShift}))) AS d
    FROM numbers({keywords:UInt64} * ${bulkDepth})
  )
)`;
}

/** SELECT of what is known of the keywords: `type, keyword, ws, wsk, cpc, competition, docs`. */
export function bulkKeywordsSql(): string {
  return `SELECT 'keyword' AS type, ${keywordText('number')} AS keyword,
  toUInt32(10 + 300000 / (1 + (cityHash64({seed:UInt64}, number, 2) % 30000))) AS ws, toUInt32(ws * (0.1 + (cityHash64({seed:UInt64}, number, 3) % 60) / 100)) AS wsk,
  round(0.1 + (cityHash64({seed:UInt64}, number, 4) % 900) / 100, 2) AS cpc, toUInt8(1 + cityHash64({seed:UInt64}, number, 5) % 3) AS competition,
  ws * (1000 + cityHash64({seed:UInt64}, number, 6) % 90000) AS docs
FROM numbers({keywords:UInt64})`;
}
