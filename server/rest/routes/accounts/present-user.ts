import { computedField, responseObject } from '../../definition/response-object.js';
import type { JsonSchema } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** Field of the account; guests have no account and get the default. */
function accountField(
  name: string,
  defaultValue: unknown,
  schema: JsonSchema,
  convert: (value: unknown) => unknown = (value) => value,
) {
  return computedField(`account { ${name} }`, schema, ({ account }) =>
    convert((account as Fields | null)?.[name] ?? defaultValue),
  );
}

const toUnixSeconds = (time: unknown): number =>
  typeof time === 'string' ? Math.floor(Date.parse(time) / 1000) : 0;

const usageField = (name: string, type: JsonSchema['type']) =>
  computedField(`usage { ${name} }`, { type }, ({ usage }) => (usage as Fields)[name]);

/** The User of docs/public-api.md: id 0 for guests, parent -1 for owners. */
export const userObject = responseObject({
  id: accountField('id', 0, {
    type: 'integer',
    description: { en: 'Account id; 0 for guests.', ru: 'Id аккаунта; 0 у гостя.' },
  }),
  email: accountField('email', null, { type: ['string', 'null'] }),
  phone: accountField('phone', null, { type: ['string', 'null'] }),
  payedDate: accountField(
    'paidUntil',
    null,
    {
      type: 'integer',
      description: {
        en: 'End of the paid period, Unix timestamp in seconds; 0 if there is none.',
        ru: 'Конец оплаченного срока, Unix-время в секундах; 0 – нет.',
      },
    },
    toUnixSeconds,
  ),
  subscriptionId: accountField('subscriptionId', 0, { type: 'integer' }),
  parent: accountField('ownerId', -1, {
    type: 'integer',
    description: {
      en: 'Account id of the owner; -1 for owners.',
      ru: 'Id владельца, -1 у самого владельца.',
    },
  }),
  parentEmail: accountField('ownerEmail', null, { type: ['string', 'null'] }),
  tariff: computedField('plan { id }', { type: 'integer' }, ({ plan }) => (plan as Fields)['id']),
  isCurrentTariffPayed: accountField('isPaid', false, { type: 'boolean' }),
  isPayed: accountField('isPaid', false, { type: 'boolean' }),
  usedLimit: usageField('used', 'integer'),
  limitNumber: usageField('limit', ['integer', 'null']),
  lastPaySumm: accountField(
    'lastPaidCents',
    0,
    {
      type: 'number',
      description: { en: 'Amount of the last payment in dollars.', ru: 'Сумма последней оплаты в долларах.' },
    },
    (cents) => Number(cents) / 100,
  ),
});
