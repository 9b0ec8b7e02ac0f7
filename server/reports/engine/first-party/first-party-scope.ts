import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { dimensionBits, type FirstPartyDimension } from './first-party-dimensions.js';
import { bestMetrics, isTotal, type FirstPartyMetrics } from './first-party-metrics.js';
import type { SourceContext } from '../report-source.js';

type ScopeContext = Pick<SourceContext, 'firstPartyMetrics' | 'engine' | 'arguments'>;

/** The facts that a report on this dimension reads: they tell apart too what its arguments narrow it by. */
export function metricsFor(
  of: FirstPartyDimension,
  { firstPartyMetrics = [], engine, arguments: values }: ScopeContext,
): FirstPartyMetrics | undefined {
  const dimensions = new Set<FirstPartyDimension>([of]);
  if (typeof values['address'] === 'string') dimensions.add('page');
  if (typeof values['query'] === 'string') dimensions.add('query');
  return bestMetrics(firstPartyMetrics, { dims: dimensionBits(dimensions), engine });
}

/** First and last day of what is shown; `from` is null for a total that does not say it. */
interface MetricsPeriod {
  from: string | null;
  to: string;
}

/** How many days, ending on the newest, are shown where nobody asks for another number. */
export const defaultPeriodDays = 90;

/** The last so many days of days, 0 for all of them, or the whole period of a total. */
export function metricsPeriod(facts: FirstPartyMetrics, days: number): MetricsPeriod {
  if (isTotal(facts) === 1 || days === 0) return { from: facts.from, to: facts.to };
  const first = new Date(`${facts.to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  const requestedFrom = first.toISOString().slice(0, 10);
  return {
    from: facts.from !== null && facts.from > requestedFrom ? facts.from : requestedFrom,
    to: facts.to,
  };
}

/** The first day of a total that does not say it, and any day where there are no facts. */
const epochDay = '1970-01-01';

/** Conditions that keep a query to some facts of the viewer's account and a period of them; without facts no row passes. */
export function firstPartyScope(
  facts: FirstPartyMetrics | undefined,
  days: number,
): { conditions: string[]; parameters: Record<string, QueryParameter> } {
  const isPeriodTotal = facts !== undefined && isTotal(facts) === 1;
  const period = facts && metricsPeriod(facts, days);
  return {
    conditions: [
      'owner = {own_owner:UInt32}',
      'generation = {own_generation:UInt32}',
      'dims = {own_dims:UInt8}',
      "search_type = 'web'",
      ...(isPeriodTotal
        ? ['period_from = {own_from:Date}', 'day = {own_to:Date}']
        : ['day BETWEEN {own_from:Date} AND {own_to:Date}']),
    ],
    parameters: {
      own_owner: facts?.owner ?? 0,
      own_generation: facts?.generation ?? 0,
      own_dims: facts?.dims ?? 0,
      own_from: period?.from ?? epochDay,
      own_to: period?.to ?? epochDay,
    },
  };
}

/** Sums over the searches of a row; a mean position weighs as much as its impressions. */
export const firstPartySums =
  'sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned';
