import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { dimsOf, type OwnDimension } from './own-dimensions.js';
import { bestFacts, isTotal, type OwnFacts } from './own-facts.js';
import type { SourceContext } from '../report-source.js';

type Asked = Pick<SourceContext, 'own' | 'engine' | 'arguments'>;

/** The facts that a report on this dimension reads: they tell apart too what its arguments narrow it by. */
export function factsFor(
  of: OwnDimension,
  { own = [], engine, arguments: values }: Asked,
): OwnFacts | undefined {
  const wanted = new Set<OwnDimension>([of]);
  if (typeof values['address'] === 'string') wanted.add('page');
  if (typeof values['query'] === 'string') wanted.add('query');
  return bestFacts(own, { dims: dimsOf(wanted), engine });
}

/** First and last day of what is shown; `from` is null for a total that does not say it. */
interface ShownPeriod {
  from: string | null;
  to: string;
}

/** How many days, ending on the newest, are shown where nobody asks for another number. */
export const usualDays = 90;

/** The last so many days of days, 0 for all of them, or the whole period of a total. */
export function shownPeriod(facts: OwnFacts, days: number): ShownPeriod {
  if (isTotal(facts) === 1 || days === 0) return { from: facts.from, to: facts.to };
  const first = new Date(`${facts.to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  const asked = first.toISOString().slice(0, 10);
  return { from: facts.from !== null && facts.from > asked ? facts.from : asked, to: facts.to };
}

/** The first day of a total that does not say it, and any day where there are no facts. */
const unknownDay = '1970-01-01';

/** Conditions that keep a query to some facts of the viewer's account and a period of them; without facts no row passes. */
export function ownScope(
  facts: OwnFacts | undefined,
  days: number,
): { conditions: string[]; parameters: Record<string, QueryParameter> } {
  const isWhole = facts !== undefined && isTotal(facts) === 1;
  const period = facts && shownPeriod(facts, days);
  return {
    conditions: [
      'owner = {own_owner:UInt32}',
      'generation = {own_generation:UInt32}',
      'dims = {own_dims:UInt8}',
      "search_type = 'web'",
      ...(isWhole
        ? ['period_from = {own_from:Date}', 'day = {own_to:Date}']
        : ['day BETWEEN {own_from:Date} AND {own_to:Date}']),
    ],
    parameters: {
      own_owner: facts?.owner ?? 0,
      own_generation: facts?.generation ?? 0,
      own_dims: facts?.dims ?? 0,
      own_from: period?.from ?? unknownDay,
      own_to: period?.to ?? unknownDay,
    },
  };
}

/** Sums over the searches of a row; a mean position weighs as much as its impressions. */
export const ownSums =
  'sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned';
