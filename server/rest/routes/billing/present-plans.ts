import type { JsonSchema } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Represents an unlimited value: the largest 32-bit integer. */
const unlimitedValue = 2_147_483_647;

/** GraphQL fields for the Tariff of docs/public-api.md. */
export const planSelection = `id label labelShort isActive priceCents rank limits {
  recordsPerReport analyzePerDay sitesToCompare keysPerGroupReport users sessionMinutes api apiRequestsPerDay }`;

/** Maps a plan to the public API. Unlimited values are null. */
export function presentPlan({ limits, ...plan }: Fields, currentRank: number): Fields {
  const limit = limits as Fields;
  return {
    id: plan['id'],
    label: plan['label'],
    labelShort: plan['labelShort'],
    isActive: plan['isActive'],
    price: Number(plan['priceCents']) / 100,
    recordsPerReport: limit['recordsPerReport'],
    analyzePerDay: limit['analyzePerDay'],
    sitesNumberToCompare: limit['sitesToCompare'],
    keysPerGroupReport: limit['keysPerGroupReport'],
    usersNumber: limit['users'],
    sessionTimeout: limit['sessionMinutes'],
    isApiAvailable: limit['api'],
    requestsPerDay: limit['apiRequestsPerDay'],
    isHigher: Number(plan['priceCents']) > 0 && Number(plan['rank']) > currentRank,
  };
}

const limitSchema: JsonSchema = { type: ['integer', 'null'] };

/** Response schema of a plan. */
export const planSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    label: { type: 'string' },
    labelShort: { type: 'string' },
    isActive: { type: 'boolean' },
    price: {
      type: 'integer',
      description: { en: 'Monthly price in dollars.', ru: 'Цена за месяц в долларах.' },
    },
    recordsPerReport: {
      ...limitSchema,
      description: {
        en: 'Rows per report; null if unlimited.',
        ru: 'Строк в отчёте; null – без ограничения.',
      },
    },
    analyzePerDay: limitSchema,
    sitesNumberToCompare: { type: 'integer' },
    keysPerGroupReport: limitSchema,
    usersNumber: { type: 'integer' },
    sessionTimeout: {
      type: 'integer',
      description: { en: 'Session timeout in minutes.', ru: 'Длительность сеанса в минутах.' },
    },
    isApiAvailable: { type: 'boolean' },
    requestsPerDay: limitSchema,
    isHigher: {
      type: 'boolean',
      description: { en: 'Whether it is higher than your plan.', ru: 'Выше ли он вашего тарифа.' },
    },
  },
};

/** Maps limits to integers recursively; null becomes `unlimitedValue`. */
export function presentLimits(limits: unknown): unknown {
  if (limits === null) return unlimitedValue;
  if (typeof limits !== 'object') return limits;
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, presentLimits(value)]));
}
