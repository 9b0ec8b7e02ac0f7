import { linePlaces, shortHost, visitsAt } from '../../../server/contract/domain-history.js';
import type { DashboardCompetitorsQuery, RivalVisitsQuery } from './domain-dashboard.generated.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import type { HistoryPoint } from './dashboard-types.js';

type Rival = Pick<DashboardCompetitorsQuery['dashboardCompetitors'][number], 'name'>;

/** The nine series colours less those of the domain's own two lines. */
export const mostRivals = 7;

/** A rival that can be drawn beside the domain: it keeps its colour whoever else is drawn. */
export interface RivalChoice {
  name: string;
  /** The first label of its host, which tells rivals apart. */
  shortName: string;
  /** Place among the series colours, from 0. */
  colour: number;
}

/** A rival's visits at the dates of the domain's own points; null where it has none of that date. */
export interface RivalLine extends RivalChoice {
  values: (number | null)[];
}

/** The closest rivals, as many as there are colours for. */
export function rivalChoices(rivals: readonly Rival[]): RivalChoice[] {
  return rivals.slice(0, mostRivals).map(({ name }, index) => {
    const host = toUnicodeHost(name);
    return { name, shortName: shortHost(host), colour: linePlaces.firstRival + index };
  });
}

/** Lines of the chosen rivals, of their histories. */
export function rivalLines(
  chosen: readonly RivalChoice[],
  summaries: RivalVisitsQuery['domainSummaries'],
  points: readonly HistoryPoint[],
): RivalLine[] {
  return chosen.flatMap((choice) => {
    const summary = summaries.find(
      (one) => one !== null && toUnicodeHost(one.name) === toUnicodeHost(choice.name),
    );
    return summary ? [{ ...choice, values: visitsAt(points, summary.history) }] : [];
  });
}
