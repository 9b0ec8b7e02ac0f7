import type { JsonSchema } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** GraphQL fields for the User of docs/public-api.md. */
export const userSelection = `
  account { id email phone language paidUntil subscriptionId ownerId ownerEmail isPaid lastPaidCents }
  plan { id label }
  usage { used limit }
  sessionFault`;

/** Maps a visitor to the public API: id 0 for guests, parent -1 for owners. */
export function presentUser(visitor: Fields): Fields {
  const account = (visitor['account'] ?? {}) as Fields;
  const usage = visitor['usage'] as Fields;
  const { paidUntil, isPaid = false, lastPaidCents = 0 } = account;
  return {
    id: account['id'] ?? 0,
    email: account['email'] ?? null,
    phone: account['phone'] ?? null,
    payedDate: typeof paidUntil === 'string' ? Math.floor(Date.parse(paidUntil) / 1000) : 0,
    subscriptionId: account['subscriptionId'] ?? 0,
    parent: account['ownerId'] ?? -1,
    parentEmail: account['ownerEmail'] ?? null,
    tariff: (visitor['plan'] as Fields)['id'],
    isCurrentTariffPayed: isPaid,
    isPayed: isPaid,
    usedLimit: usage['used'],
    limitNumber: usage['limit'],
    lastPaySumm: Number(lastPaidCents) / 100,
  };
}

/** Response schema of a user. */
export const userSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', description: { en: 'Account id; 0 for guests.', ru: 'Id аккаунта; 0 у гостя.' } },
    email: { type: ['string', 'null'] },
    phone: { type: ['string', 'null'] },
    payedDate: {
      type: 'integer',
      description: {
        en: 'End of the paid period, Unix timestamp in seconds; 0 if there is none.',
        ru: 'Конец оплаченного срока, Unix-время в секундах; 0 – нет.',
      },
    },
    subscriptionId: { type: 'integer' },
    parent: {
      type: 'integer',
      description: {
        en: 'Account id of the owner; -1 for owners.',
        ru: 'Id владельца, -1 у самого владельца.',
      },
    },
    parentEmail: { type: ['string', 'null'] },
    tariff: { type: 'integer' },
    isCurrentTariffPayed: { type: 'boolean' },
    isPayed: { type: 'boolean' },
    usedLimit: { type: 'integer' },
    limitNumber: { type: ['integer', 'null'] },
    lastPaySumm: {
      type: 'number',
      description: { en: 'Amount of the last payment in dollars.', ru: 'Сумма последней оплаты в долларах.' },
    },
  },
};
