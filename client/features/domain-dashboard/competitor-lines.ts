import { lineColourIndexes, shortHost, visitsAt } from '../../../server/contract/domain-history.js';
import type { DashboardCompetitorsQuery, CompetitorVisitsQuery } from './domain-dashboard.generated.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import type { HistoryPoint } from './dashboard-types.js';

type Competitor = Pick<DashboardCompetitorsQuery['dashboardCompetitors'][number], 'name'>;

/** The nine series colours less those of the domain's own two lines. */
const maxCompetitorLines = 7;

/** A competitor that can be drawn beside the domain: it keeps its colour whoever else is drawn. */
export interface CompetitorChoice {
  name: string;
  /** The first label of its host, which tells competitors apart. */
  shortName: string;
  /** Place among the series colours, from 0. */
  colour: number;
}

/** A competitor's visits at the dates of the domain's own points; null where it has none of that date. */
export interface CompetitorLine extends CompetitorChoice {
  values: (number | null)[];
}

/** The closest competitors, as many as there are colours for. */
export function competitorChoices(competitors: readonly Competitor[]): CompetitorChoice[] {
  return competitors.slice(0, maxCompetitorLines).map(({ name }, index) => {
    const host = toUnicodeHost(name);
    return { name, shortName: shortHost(host), colour: lineColourIndexes.firstCompetitor + index };
  });
}

/** Lines of the chosen competitors, of their histories. */
export function competitorLines(
  chosen: readonly CompetitorChoice[],
  summaries: CompetitorVisitsQuery['domainSummaries'],
  points: readonly HistoryPoint[],
): CompetitorLine[] {
  return chosen.flatMap((choice) => {
    const summary = summaries.find(
      (one) => one !== null && toUnicodeHost(one.name) === toUnicodeHost(choice.name),
    );
    return summary ? [{ ...choice, values: visitsAt(points, summary.history) }] : [];
  });
}
