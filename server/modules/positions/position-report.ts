import { notChecked } from '../../contract/projects/positions.js';
import type { RequestContext } from '../../request/request-context.js';
import { estimateVisits } from '../../contract/reports/ctr-curve.js';
import { requestOptions } from '../../reports/engine/report-dependencies.js';
import { maxVisiblePosition } from '../../reports/engine/viewer.js';
import type { DataSource } from 'typeorm';
import { invalid } from './validate-project.js';
import type { PositionsReport } from './position-report.type.js';
import { readPositionTable } from './position-table.js';
import type { ProjectDetails } from './project-rows.js';
import { countByTop, calculateShareOfVoice } from './summarise.js';

/** Selects a part of a project's positions. */
export interface PositionReportRequest {
  /** Code of the region’s database; the first region by default. */
  base?: string;
  /** Maximum number of dates. */
  dates: number;
  tag?: string;
}

/** Reads the positions of a project in one region with their totals. Throws InvalidField for an unknown region. */
export async function readPositionReport(
  project: ProjectDetails,
  { base: code, dates, tag }: PositionReportRequest,
  postgres: DataSource,
  { reports, viewer }: Pick<RequestContext, 'reports' | 'viewer'>,
): Promise<PositionsReport> {
  const region = project.regions.find(({ base }) => code === undefined || base === code.toLowerCase());
  if (!region) throw invalid('base', errorMessages.otherRegion);
  const base = { ...region, id: region.baseId, code: region.base };
  const maxDepth = maxVisiblePosition(viewer);
  const table = await readPositionTable(
    project,
    base,
    // A viewer without a depth limit also sees positions below the database's depth.
    { dates, tag, ...(maxDepth < 50 ? { maxDepth } : {}) },
    { postgres, clickhouse: reports.clickhouse, options: requestOptions(reports, 'positions') },
  );
  const sites = [project.domain, ...project.competitors];
  return {
    base: region.base,
    sites,
    dates: table.dates.map(({ date, runs, depth }, dateIndex) => ({
      date,
      depth,
      isChecked: runs.length > 0,
      ...countByTop(table.rows, dateIndex),
      shares: calculateShareOfVoice(table.rows, dateIndex, sites.length),
    })),
    rows: table.rows.map(({ id, word, tags, ws, wsk, positions, paths }) => ({
      id,
      keyword: word,
      tags: [...tags],
      ws,
      wsk,
      positions: positions.map(([position = notChecked]) => position),
      paths,
    })),
    visits: table.rows.reduce((sum, { positions, ws, wsk }) => {
      const pos = positions[0]?.[0] ?? notChecked;
      return sum + (pos > 0 ? estimateVisits({ pos, ws, wsk }) : 0);
    }, 0),
  };
}

const errorMessages = {
  otherRegion: { en: 'The project has no such region.', ru: 'Такого региона в проекте нет.' },
} as const;
