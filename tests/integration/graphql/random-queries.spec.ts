import fc from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';
import { createRandom } from '../reports/support/world.js';
import { createUser } from '../support/test-users.js';
import { runApp, type GraphqlResult, type RunningApp } from '../support/running-app.js';
import { atDepth } from '../../support/test-depth.js';

let app: RunningApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await runApp({ guestRequestsPerMinute: 1_000_000, apiBurstRequests: 100_000 });
  schema = await buildAppSchema();
});

describe('information that the server exposes', () => {
  // Introspection is not tested here, because the schema is public for the playground.
  it('a query is sent as text, and a persisted query without its text is rejected', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
    const response = await app.send('POST', '/graphql', { extensions: { persistedQuery } });
    const body = (await response.json()) as Pick<GraphqlResult, 'data' | 'errors'>;
    expect(body.data ?? null).toBeNull();
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST']);
  });

  it('no error carries a stack trace or a source location', async () => {
    const invalidDocuments = [
      '{ nothing }',
      '{ {',
      '{ organicKeywords(domain: "nowhere.example") { total } }',
      '{ accounts { total } }',
      'mutation { login(email: "a", password: "b") { email } }',
    ];
    for (const document of invalidDocuments) {
      const { errors } = await app.guest.graphql(document);
      expect(errors?.length).toBeGreaterThan(0);
      expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules|\.[jt]s:\d|\bat \w+ \(/i);
    }
  });
});

type Random = () => number;

const textValues = [
  '',
  'alpha.example',
  'red kettle',
  'gny',
  '1',
  '2026-10-01',
  '%',
  "'",
  '\\',
  'ё',
  '0',
  'word',
];
const numbers = [-(2 ** 31), -1, 0, 1, 2, 100, 500, 2 ** 31 - 1];

const pick = <Value>(random: Random, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** A random literal of the type. */
function valueOf(type: GraphQLInputType, random: Random, depth = 0): string {
  if (isNonNullType(type)) return valueOf(type.ofType, random, depth);
  if (isListType(type)) return random() < 0.3 ? '[]' : `[${valueOf(type.ofType, random, depth + 1)}]`;
  if (isEnumType(type)) return pick(random, type.getValues())?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 2 && random() < 0.4),
    );
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type, random, depth + 1)}`).join(' ')} }`;
  }
  if (type.name === 'Int') return String(pick(random, numbers));
  if (type.name === 'Float') return String(random() * 100);
  if (type.name === 'Boolean') return String(random() < 0.5);
  return JSON.stringify(pick(random, textValues));
}

/** A field with random arguments and random subfields. */
function fieldSelection(field: GraphQLField<unknown, unknown>, random: Random, depth = 0): string {
  const passedArguments = field.args.filter((argument) => isRequiredArgument(argument) || random() < 0.3);
  const values = passedArguments.map(({ name, type }) => `${name}: ${valueOf(type, random)}`);
  return `${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''}${selection(field.type, random, depth)}`;
}

function selection(outputType: GraphQLOutputType, random: Random, depth: number): string {
  const type = getNamedType(outputType);
  if (!isCompositeType(type)) return '';
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const chosen = fields.filter(
    (field) => random() < 0.5 && (depth < 2 || !isCompositeType(getNamedType(field.type))),
  );
  return ` { __typename ${chosen.map((field) => fieldSelection(field, random, depth + 1)).join(' ')} }`;
}

const documentsOfEach = atDepth({ quick: 90, deep: 240, full: 3000 });

describe('random valid queries', () => {
  it.each(['guest', 'demo', 'team', 'administrator'] as const)(
    'a %s gets data or a known error code and never data of another account',
    async (kind) => {
      const otherUser = await createUser(app, { kind: 'team' });
      const caller = kind === 'guest' ? app.guest : app.as(await createUser(app, { kind }));
      const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
      let succeededCount = 0;
      for (const seed of fc.sample(fc.nat(), { numRuns: documentsOfEach, seed: 2929 })) {
        const random = createRandom(seed);
        const field = pick(random, queries) ?? expect.fail('no queries');
        const document = `{ ${fieldSelection(field, random)} }`;
        const { status, data, errors } = await caller.graphql(document);
        const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
        expect([document, status < 500, codes.includes('INTERNAL')]).toEqual([document, true, false]);
        if (data) succeededCount++;
        // Administrators may see all accounts.
        if (kind !== 'administrator') expect(JSON.stringify(data ?? {})).not.toContain(otherUser.email);
      }
      expect(succeededCount).toBeGreaterThan(documentsOfEach / 30);
    },
    120_000,
  );
});
