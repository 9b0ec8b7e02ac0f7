import type { DataSource } from 'typeorm';
import type { FirstPartyPart } from '../../entities/first-party-generation.entity.js';
import { runStatement } from '../../stores/postgres/prepared-statements.js';
import type { FirstPartyMetrics, FirstPartySites } from '../../reports/first-party/first-party-metrics.js';

/** First-party data of accounts within one request. Memoized, so that a response is based on one version. */
export class OwnSiteCatalogue implements FirstPartySites {
  private readonly cache = new Map<string, Promise<readonly FirstPartyMetrics[]>>();

  /** @param ownerWithoutSites account known to have no published first-party data */
  constructor(
    private readonly postgres: DataSource,
    private readonly ownerWithoutSites?: number,
  ) {}

  findBySite(owner: number, site: string): Promise<readonly FirstPartyMetrics[]> {
    if (owner === this.ownerWithoutSites) return Promise.resolve([]);
    const key = `${owner} ${site}`;
    const cached = this.cache.get(key) ?? this.readMetrics(owner, site);
    this.cache.set(key, cached);
    return cached;
  }

  async findByOwner(owner: number): Promise<ReadonlyMap<string, readonly FirstPartyMetrics[]>> {
    const rows = await this.postgres.query<(PublishedParts & { site: string })[]>(
      `${publishedSql} WHERE own_site.owner_id = $1 ORDER BY own_site.site, own_site.source`,
      [owner],
    );
    const sites = new Map<string, FirstPartyMetrics[]>();
    for (const { site, ...parts } of rows) {
      sites.set(site, [...(sites.get(site) ?? []), ...toMetrics(owner, parts)]);
    }
    return sites;
  }

  private async readMetrics(owner: number, site: string): Promise<readonly FirstPartyMetrics[]> {
    const rows = await runStatement<PublishedParts>(this.postgres, siteStatement, [owner, site]);
    return rows.flatMap((row) => toMetrics(owner, row));
  }
}

/** Parts of the published version of a site and source. */
interface PublishedParts {
  source: string;
  generation: number;
  parts: FirstPartyPart[];
}

const publishedSql = `SELECT own_site.site, own_site.source, own_site.generation, own_generation.parts
  FROM own_site JOIN own_generation ON own_generation.id = own_site.generation`;

const siteStatement = {
  name: 'facts of an own site',
  text: `${publishedSql} WHERE own_site.owner_id = $1 AND own_site.site = $2`,
};

function toMetrics(owner: number, { source, generation, parts }: PublishedParts): FirstPartyMetrics[] {
  return parts.map(({ dims, from, to, cut }) => ({ owner, generation, source, dims, from, to, cut }));
}
