import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import {
  dimensionBits,
  type FirstPartyDimension,
  selectBestMetrics,
  isTotal,
  type FirstPartyMetrics,
} from './first-party-metrics.js';
import type { SourceContext } from '../engine/report-source.js';

declare module '../engine/report-source.js' {
  interface SourceContext {
    /** Imported data sets of the subject, if the report uses them. */
    firstPartyMetrics?: readonly FirstPartyMetrics[];
  }
}

type ScopeContext = Pick<SourceContext, 'firstPartyMetrics' | 'engine' | 'arguments'>;

/** The data set for a report on this dimension. A filter by page or query also requires that dimension. */
export function selectDimensionMetrics(
  dimension: FirstPartyDimension,
  { firstPartyMetrics = [], engine, arguments: values }: ScopeContext,
): FirstPartyMetrics | undefined {
  const dimensions = new Set<FirstPartyDimension>([dimension]);
  if (typeof values['address'] === 'string') dimensions.add('page');
  if (typeof values['query'] === 'string') dimensions.add('query');
  return selectBestMetrics(firstPartyMetrics, { dims: dimensionBits(dimensions), engine });
}

/** First and last day of the displayed data; `from` is null if unknown. */
interface MetricsPeriod {
  from: string | null;
  to: string;
}

/** Default length of the period in days, up to the newest day. */
export const defaultPeriodDays = 90;

/** The last `days` days (0 for all days). For a total, its entire period. */
export function metricsPeriod(metrics: FirstPartyMetrics, days: number): MetricsPeriod {
  if (isTotal(metrics) || days === 0) return { from: metrics.from, to: metrics.to };
  const firstDay = new Date(`${metrics.to}T00:00:00Z`);
  firstDay.setUTCDate(firstDay.getUTCDate() - days + 1);
  const requestedFrom = firstDay.toISOString().slice(0, 10);
  return {
    from: metrics.from !== null && metrics.from > requestedFrom ? metrics.from : requestedFrom,
    to: metrics.to,
  };
}

/** Placeholder date for a total without a start date, and for missing data. */
const epochDay = '1970-01-01';

/**
 * Conditions that limit a query to one data set of the viewer's account and a period. Without a data set no row
 * matches.
 */
export function firstPartyScope(
  metrics: FirstPartyMetrics | undefined,
  days: number,
): { conditions: string[]; parameters: Record<string, QueryParameter> } {
  const isPeriodTotal = metrics !== undefined && isTotal(metrics);
  const period = metrics && metricsPeriod(metrics, days);
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
      own_owner: metrics?.owner ?? 0,
      own_generation: metrics?.generation ?? 0,
      own_dims: metrics?.dims ?? 0,
      own_from: period?.from ?? epochDay,
      own_to: period?.to ?? epochDay,
    },
  };
}

/** Aggregates per row; the average position is weighted by impressions. */
export const firstPartyAggregatesSql =
  'sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned';
