import { computedField, field, nestedFields, responseObject } from '../../definition/response-object.js';
import type { JsonSchema } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Represents an unlimited value: the largest 32-bit integer. */
const unlimitedValue = 2_147_483_647;

const limitSchema: JsonSchema = { type: ['integer', 'null'] };

/** The Tariff of docs/public-api.md for a visitor whose plan has `currentRank`. Unlimited values are null. */
const planObject = responseObject({
  id: field('id', { type: 'integer' }),
  label: field('label', { type: 'string' }),
  labelShort: field('labelShort', { type: 'string' }),
  isActive: field('isActive', { type: 'boolean' }),
  price: field(
    'priceCents',
    {
      type: 'integer',
      description: { en: 'Monthly price in dollars.', ru: 'Цена за месяц в долларах.' },
    },
    (cents) => Number(cents) / 100,
  ),
  ...nestedFields('limits', {
    recordsPerReport: field('recordsPerReport', {
      ...limitSchema,
      description: {
        en: 'Rows per report; null if unlimited.',
        ru: 'Строк в отчёте; null – без ограничения.',
      },
    }),
    analyzePerDay: field('analyzePerDay', limitSchema),
    sitesNumberToCompare: field('sitesToCompare', { type: 'integer' }),
    keysPerGroupReport: field('keysPerGroupReport', limitSchema),
    usersNumber: field('users', { type: 'integer' }),
    sessionTimeout: field('sessionMinutes', {
      type: 'integer',
      description: { en: 'Session timeout in minutes.', ru: 'Длительность сеанса в минутах.' },
    }),
    isApiAvailable: field('api', { type: 'boolean' }),
    requestsPerDay: field('apiRequestsPerDay', limitSchema),
  }),
  isHigher: computedField(
    'rank',
    {
      type: 'boolean',
      description: { en: 'Whether it is higher than your plan.', ru: 'Выше ли он вашего тарифа.' },
    },
    ({ priceCents, rank, currentRank }) => Number(priceCents) > 0 && Number(rank) > Number(currentRank),
  ),
});

/** GraphQL fields and response schema of a plan. */
export const { selection: planSelection, schema: planSchema } = planObject;

/** Maps a plan to the public API. */
export function presentPlan(plan: Fields, currentRank: number): Fields {
  return planObject.present({ ...plan, currentRank });
}

/** Maps limits to integers recursively; null becomes `unlimitedValue`. */
export function presentLimits(limits: unknown): unknown {
  if (limits === null) return unlimitedValue;
  if (typeof limits !== 'object') return limits;
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, presentLimits(value)]));
}
