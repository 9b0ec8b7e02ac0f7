import type { JsonSchema } from './rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** What calls that change the own account ask for of it. */
export const accountSelection =
  'id email phone language logo domains paidUntil isPaid plan { id label } hasApiToken apiTokenHint';

/** The own account after a change. */
export function presentAccount({ plan, ...account }: Fields): Fields {
  const { id, label } = plan as Fields;
  return { ...account, tariff: id, tariffLabel: label };
}

/** Its description in the API document. */
export const accountSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    email: { type: 'string' },
    phone: { type: ['string', 'null'] },
    language: { type: 'string' },
    logo: { type: ['string', 'null'] },
    domains: { type: 'array', items: { type: 'string' } },
    tariff: { type: 'integer' },
    tariffLabel: { type: 'string' },
    isPaid: { type: 'boolean' },
    paidUntil: { type: ['string', 'null'] },
    hasApiToken: { type: 'boolean' },
    apiTokenHint: { type: ['string', 'null'] },
  },
};
