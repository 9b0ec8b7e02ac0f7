import {
  lineColourIndexes,
  shortenHost,
  alignVisits,
} from '../../../server/contract/reports/domain-history.js';
import type { DashboardCompetitorsQuery, CompetitorVisitsQuery } from './domain-dashboard.generated.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import type { HistoryPoint } from './dashboard-types.js';

type Competitor = Pick<DashboardCompetitorsQuery['dashboardCompetitors'][number], 'name'>;

/** Nine series colours minus the two of the domain's own lines. */
const maxCompetitorLines = 7;

/** A competitor that the chart can show. Its colour does not depend on the selection. */
export interface CompetitorChoice {
  name: string;
  /** Host without its public suffix. */
  shortName: string;
  /** Index of the series colour, from 0. */
  colour: number;
}

/** Visits of a competitor at the dates of the domain's points; null for a missing date. */
export interface CompetitorLine extends CompetitorChoice {
  values: (number | null)[];
}

/** The closest competitors, limited by the number of colours. */
export function competitorChoices(competitors: readonly Competitor[]): CompetitorChoice[] {
  return competitors.slice(0, maxCompetitorLines).map(({ name }, index) => {
    const host = toUnicodeHost(name);
    return { name, shortName: shortenHost(host), colour: lineColourIndexes.firstCompetitor + index };
  });
}

/** Chart lines of the selected competitors that have visits at a date of the points. */
export function competitorLines(
  selected: readonly CompetitorChoice[],
  summaries: CompetitorVisitsQuery['domainSummaries'],
  points: readonly HistoryPoint[],
): CompetitorLine[] {
  return selected.flatMap((choice) => {
    const summary = summaries.find(
      (candidate) => candidate !== null && toUnicodeHost(candidate.name) === toUnicodeHost(choice.name),
    );
    const values = alignVisits(points, summary?.history ?? []);
    return values.some((visits) => visits !== null) ? [{ ...choice, values }] : [];
  });
}
