import type { Ids } from './load-world.js';
import type { ExpectedRow } from './oracle.js';
import { domainTotals } from './totals.js';
import type { World } from './world.js';

/** Owner identifiers of each test domain; empty if missing. */
export function identifiersOf({ domains }: Pick<World, 'domains'>, domain: string) {
  const index = domains.indexOf(domain);
  return {
    adsense_id: index % 2 === 0 ? (index < 4 ? 'pub-100' : 'ca-pub-100') : index === 1 ? 'pub-7' : '',
    analytics_id: index % 3 === 0 ? '' : `UA-200-${index}`,
    leadia_id: index >= 5 ? '31' : '',
    relap_id: index < 5 ? 'Fe31A' : '',
  };
}

/** Owner identifiers as reports display them. */
export function displayedIdentifiers(world: Pick<World, 'domains'>, domain: string) {
  const { adsense_id: adsenseid, analytics_id: analytics } = identifiersOf(world, domain);
  return { adsenseid, analytics };
}

/** Rows of the table of domains by owner: the owner, and the domain with its totals. */
export function domainsByOwner(world: World) {
  const totals = domainTotals(world);
  return totals.flatMap(({ lost: _, vis_rank: __, keywords_rank: ___, ...row }) => {
    const carried = identifiersOf(world, row.name);
    const owners: [kind: string, owner: string][] = [
      ['adsense', carried.adsense_id.replace('ca-', '')],
      ['analytics', carried.analytics_id === '' ? '' : 'UA-200'],
      ['leadia', carried.leadia_id],
      ['relap', carried.relap_id.toLowerCase()],
      ...world.domains
        .filter((upper) => row.name.endsWith(`.${upper}`))
        .map((upper): [string, string] => ['parent', upper]),
    ];
    return owners
      .filter(([, owner]) => owner !== '')
      .map(([kind, owner]) => ({ kind, owner, ...row, ...carried }));
  });
}

const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

/** Expected rows of the owner reports. */
export function sitesOfOwner(
  { world, ids }: { world: World; ids: Ids },
  kind: string,
  owner: string,
): ExpectedRow[] {
  return domainsByOwner(world)
    .filter((row) => row.kind === kind && row.owner === owner)
    .map(({ kind: _, owner: __, name, vis, pages, adtraf, adcost, ...rest }) => {
      const { adsense_id, analytics_id, leadia_id, relap_id, ...counts } = rest;
      return {
        ...counts,
        name,
        pagesinindex: pages,
        vis: roundHalfUp(vis),
        adtraf: roundHalfUp(adtraf),
        adcost: roundHalfUp(adcost),
        adsenseid: adsense_id,
        analytics: analytics_id,
        leadia: leadia_id,
        relap: relap_id,
        rsya: null,
        id: ids.domain(name),
        tie: [BigInt(ids.domain(name))],
      };
    });
}
