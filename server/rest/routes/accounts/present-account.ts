import type { JsonSchema } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

/** GraphQL fields of the user's own account. */
export const accountSelection =
  'id email phone language logo domains paidUntil isPaid plan { id label } hasApiToken apiTokenHint';

/** Maps the updated account to the public API. */
export function presentAccount({ plan, ...account }: Fields): Fields {
  const { id, label } = plan as Fields;
  return { ...account, tariff: id, tariffLabel: label };
}

/** Response schema of the account. */
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
