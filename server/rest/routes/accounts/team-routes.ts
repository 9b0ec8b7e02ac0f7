import { z } from 'zod';
import { text } from '../../parameters/parameter-kinds.js';
import { inQuery, noParameters } from '../../parameters/rest-parameters.js';
import { resultSchema } from '../../definition/common-schemas.js';
import { field, listField, presentAll, responseObject } from '../../definition/response-object.js';
import type { JsonSchema, RestRoute } from '../../definition/rest-route.js';

type Fields = Readonly<Record<string, unknown>>;

const email = inQuery(text(), {
  variable: 'email',
  description: { en: 'E-mail of the team member.', ru: 'E-mail участника.' },
});

const member = responseObject({
  email: field('email', { type: 'string' }),
  isActive: field('isActive', { type: 'boolean' }),
  lastSeenAt: field('lastSeenAt', { type: ['string', 'null'] }),
});
const membersSchema: JsonSchema = { type: 'array', items: member.schema };

const otherMembers = responseObject({
  items: listField('colleagues', responseObject({ email: field('email', { type: 'string' }) })),
});

const presentMembers = (account: unknown) => presentAll(member, (account as Fields)['users']);

/** Routes for team members of an account. */
export const teamRoutes: RestRoute[] = [
  {
    methods: ['GET'],
    path: '/panel/corporate/users',
    tag: 'people',
    summary: { en: 'Team members', ru: 'Участники' },
    description: {
      en: 'Everyone on the owner’s plan except the owner.',
      ru: 'Все, кто работает на тарифе владельца, кроме него самого.',
    },
    parameters: noParameters,
    operation: `{ corporateAccount { users { ${member.selection} } } }`,
    shape: (data) => presentMembers(data['corporateAccount']),
    responseSchema: membersSchema,
  },
  {
    methods: ['POST'],
    path: '/panel/corporate/users',
    tag: 'people',
    summary: { en: 'Add a team member', ru: 'Добавить участника' },
    description: {
      en: 'result is true if an account was created, "rebind" if the e-mail already has an account, which must then be invited.',
      ru: 'result равен true, если аккаунт создан, и "rebind", если он уже есть: тогда нужно приглашение.',
    },
    parameters: z.object({ email }),
    operation: 'mutation ($email: String!) { addCorporateUser(email: $email) }',
    shape: (data) => ({ result: data['addCorporateUser'] === 'TRUE' ? true : 'rebind' }),
    responseSchema: { type: 'object', properties: { result: { type: ['boolean', 'string'] } } },
  },
  {
    methods: ['DELETE'],
    path: '/panel/corporate/users',
    tag: 'people',
    summary: { en: 'Remove a team member', ru: 'Удалить участника' },
    description: {
      en: 'Removes a team member or withdraws an invitation. Ends their sessions immediately. Returns the remaining team members.',
      ru: 'Убирает участника или отзывает приглашение. Его сеансы сразу закрываются. В ответе – оставшиеся участники.',
    },
    parameters: z.object({ email }),
    operation: `mutation ($email: String!) {
      removeCorporateUser(email: $email) { users { ${member.selection} } }
    }`,
    shape: (data) => presentMembers(data['removeCorporateUser']),
    responseSchema: membersSchema,
  },
  {
    methods: ['POST'],
    path: '/panel/corporate/users/invite',
    tag: 'people',
    summary: { en: 'Invite a team member', ru: 'Пригласить участника' },
    description: {
      en: 'Sends an e-mail with a link to join the team to the owner of an account. The link is valid once and for seven days.',
      ru: 'Отправляет владельцу аккаунта ссылку для вступления в команду. Она действует один раз и семь дней.',
    },
    parameters: z.object({ email }),
    operation: 'mutation ($email: String!) { inviteCorporateUser(email: $email) { used } }',
    shape: () => ({ result: true }),
    responseSchema: resultSchema,
  },
  {
    methods: ['GET'],
    path: '/panel/corporate/colleague',
    tag: 'people',
    summary: { en: 'Other team members', ru: 'Другие участники' },
    description: {
      en: 'Everyone else on the same plan, including the owner.',
      ru: 'Все остальные, кто работает на том же тарифе, включая владельца.',
    },
    parameters: noParameters,
    operation: `{ ${otherMembers.selection} }`,
    shape: otherMembers.present,
    responseSchema: otherMembers.schema,
  },
];
