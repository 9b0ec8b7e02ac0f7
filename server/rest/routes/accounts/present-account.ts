import { computedField, field, responseObject } from '../../definition/response-object.js';

type Fields = Readonly<Record<string, unknown>>;

const planField = (name: string, type: string) =>
  computedField('plan { id label }', { type }, ({ plan }) => (plan as Fields)[name]);

/** The account as an object of the public API. */
export const accountObject = responseObject({
  id: field('id', { type: 'integer' }),
  email: field('email', { type: 'string' }),
  pendingEmail: field('pendingEmail', { type: ['string', 'null'] }),
  phone: field('phone', { type: ['string', 'null'] }),
  language: field('language', { type: 'string' }),
  logo: field('logo', { type: ['string', 'null'] }),
  domains: field('domains', { type: 'array', items: { type: 'string' } }),
  tariff: planField('id', 'integer'),
  tariffLabel: planField('label', 'string'),
  isPaid: field('isPaid', { type: 'boolean' }),
  paidUntil: field('paidUntil', { type: ['string', 'null'] }),
  hasApiToken: field('hasApiToken', { type: 'boolean' }),
  apiTokenHint: field('apiTokenHint', { type: ['string', 'null'] }),
});
