import { organicCompetitors } from '../../reports/definitions/organic/organic-competitors.report.js';
import { adCompetitors } from '../../reports/definitions/paid/ad-competitors.report.js';
import { runReport } from '../../reports/engine/run-report.js';
import { listViewer } from '../../reports/engine/viewer.js';
import type { ReportContext } from '../../request/report-access.js';
import type { DashboardCompetitor, DashboardPaidCompetitor } from './domain-dashboard.type.js';

/** The browser displays nine of them and the others on request. */
const maxListedCompetitors = 27;

/** First organic competitors of a domain by shared top 10 keywords. Throws UnknownBase, DomainNotFound. */
export async function readOrganicCompetitors(
  domain: string,
  code: string | undefined,
  { viewer, reports }: ReportContext,
): Promise<DashboardCompetitor[]> {
  const { rows } = await runReport(
    organicCompetitors,
    {
      domain,
      base: code,
      perPage: maxListedCompetitors,
      columns: ['id', 'name', 'cnt', 'perc', 'it50', 'vis', 'has_volumes'],
    },
    listViewer(viewer),
    reports,
  );
  return rows.map(({ id, name, cnt, perc, it50, vis, has_volumes: hasVolumes }) => ({
    did: Number(id),
    name: String(name),
    cnt: Number(cnt),
    perc: Number(perc),
    it50: Number(it50),
    vis: Number(vis),
    hasVolumes: hasVolumes === 1,
  }));
}

/**
 * First paid competitors of a domain by shared paid keywords; empty without ads. Throws UnknownBase, DomainNotFound.
 */
export async function readPaidCompetitors(
  domain: string,
  code: string | undefined,
  { viewer, reports }: ReportContext,
): Promise<DashboardPaidCompetitor[]> {
  const columns = ['id', 'name', 'cnt', 'adscnt', 'adkeyscnt', 'vis'];
  const { rows } = await runReport(
    adCompetitors,
    { domain, base: code, perPage: maxListedCompetitors, columns },
    listViewer(viewer),
    reports,
  );
  return rows.map(({ id, name, cnt, adscnt, adkeyscnt, vis }) => ({
    did: Number(id),
    name: String(name),
    cnt: Number(cnt),
    adscnt: Number(adscnt),
    adkeyscnt: Number(adkeyscnt),
    vis: Number(vis),
  }));
}
