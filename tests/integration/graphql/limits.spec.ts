import { beforeAll, describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';
import { getOperationCost } from '../../../server/graphql/query-cost.js';
import { queryLimits } from '../../../server/graphql/query-limits.js';
import { measureDocument } from '../../../server/graphql/measure-document.js';
import { restRoutes } from '../../../server/rest/rest-routes.js';
import { getIntrospectionQuery, Kind, Lexer, Source, TokenKind, parse } from 'graphql';
import { anyVariables } from '../support/any-variables.js';
import type { GraphqlResult } from '../support/caller.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { measureProcessorMs } from '../../support/processor-time.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const field = 'organicKeywords(domain: "alpha.example")';

/** Aliased reports with all their cells. */
const heavy = (times: number, argument: string) =>
  Array.from(
    { length: times },
    (_, index) => `a${index}: organicKeywords(domain: "alpha.example", ${argument}) { data { ${cells} } }`,
  ).join(' ');
const cells = 'word pos delta nw url churl ws wsk avbid docs numwords isgeo isquest wizards';
const forgiven = (perPage: string) =>
  `forgiven: organicKeywords(domain: "alpha.example", perPage: ${perPage}) @skip(if: true) { data { ${cells} } }`;

const unknownFields = Array.from({ length: 700 }, (_, index) => `x${index}`).join(' ');

/** Documents that must be rejected before execution. */
const hostile: [description: string, document: string][] = [
  ['50 levels', `{ __type(name: "Query") { ${'fields { type { '.repeat(25)} name ${'} } '.repeat(25)} } }`],
  [
    '50 levels of fragments',
    `${Array.from({ length: 50 }, (_, index) => `fragment f${index} on Query { ...f${index + 1} }`).join(' ')} fragment f50 on Query { ${'a { '.repeat(20)} b ${'} '.repeat(20)} } { ...f0 }`,
  ],
  [
    '1,000 aliases',
    `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: wizardClasses { id }`).join(' ')} }`,
  ],
  [
    '30 aliases',
    `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: wizardClasses { id }`).join(' ')} }`,
  ],
  ['390 equal fields', `{ ${'viewer { kind } '.repeat(390)} }`],
  ['600 equal fields', `{ ${'viewer { kind } '.repeat(600)} }`],
  [
    '200 fragments',
    `{ ${Array.from({ length: 200 }, (_, index) => `...f${index}`).join(' ')} } ${Array.from({ length: 200 }, (_, index) => `fragment f${index} on Query { viewer { kind } }`).join(' ')}`,
  ],
  ['200 inline fragments', `{ ${'... { viewer { kind } } '.repeat(200)} }`],
  ['10,000 fields', `{ wizardClasses { ${'id '.repeat(10_000)} } }`],
  ['5,000 directives', `{ wizardClasses { id ${'@include(if: true) '.repeat(5000)} } }`],
  ['100 directives', `{ wizardClasses { ${'id @include(if: true) '.repeat(100)} } }`],
  [
    'fragments that double each time',
    `${Array.from({ length: 30 }, (_, index) => `fragment f${index} on WizardClass { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f30 on WizardClass { id } { wizardClasses { ...f0 } }`,
  ],
  [
    'many reports at once',
    `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: ${field} { total }`).join(' ')} }`,
  ],
  [
    'many cells at once',
    `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: organicKeywords(domain: "alpha.example", perPage: 500) { data { word pos delta nw url churl ws wsk avbid docs numwords isgeo isquest wizards } }`).join(' ')} }`,
  ],
  [
    'many cells next to a report with a negative page size',
    `{ ${heavy(19, 'perPage: 500')} ${forgiven('-2147483648')} }`,
  ],
  [
    'a negative page size under a directive that skips it by a variable',
    `query ($no: Boolean = false) { ${heavy(19, 'perPage: 500')} ${forgiven('-1000000').replace('@skip(if: true)', '@include(if: $no)')} }`,
  ],
  ['many cells by the default of a variable', `query ($rows: Int = 500) { ${heavy(6, 'perPage: $rows')} }`],
  [
    'many introspections at once',
    `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: __schema { types { name fields { name } } }`).join(' ')} }`,
  ],
  [
    'many aliases inside an introspection',
    `{ __schema { types { ${Array.from({ length: 20 }, (_, index) => `a${index}: fields { name description }`).join(' ')} } } }`,
  ],
  [
    'nested lists of fields in an introspection',
    '{ __schema { types { fields { type { fields { name } } } } } }',
  ],
  [
    'many lists without pages at once',
    `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: reports { id title columns { id title description formula } }`).join(' ')} }`,
  ],
  [
    'several keyword searches at once',
    `{ ${Array.from({ length: 3 }, (_, index) => `a${index}: keywordSearch(phrases: ["tent"]) { total }`).join(' ')} }`,
  ],
  ['a document of many lines with many errors', `${'\n'.repeat(400_000)}{ ${unknownFields} }`],
  ['carriage returns with many errors', `${'\r'.repeat(200_000)}{ ${unknownFields} }`],
  ['many reports with a negative page size', `{ ${heavy(15, 'perPage: -1000000')} }`],
];

describe('query limits', () => {
  it.each(hostile)(
    '%s: rejected as too complex without blocking the server',
    async (_description, document) => {
      const processorMs = await measureProcessorMs(async () => {
        const { status, errors, data } = await app.graphql(document);
        expect(status).toBe(400);
        expect(data ?? null).toBeNull();
        expect(errors?.map(({ extensions }) => extensions.code)).toContain('QUERY_TOO_COMPLEX');
      });
      expect(processorMs).toBeLessThan(250);
    },
  );

  it('fields that a directive skips cost nothing', async () => {
    const skipped = heavy(15, 'perPage: 500').replaceAll(') {', ') @skip(if: $no) {');
    const document = `query ($no: Boolean!) { wizardClasses { id } ${skipped} }`;
    const { status, errors, data } = await app.graphql(document, { no: true });
    expect([status, errors]).toEqual([200, undefined]);
    expect(Object.keys(data ?? {})).toEqual(['wizardClasses']);
    expect((await app.graphql(document, { no: false })).status).toBe(400);
  });

  it('an invalid variable is named, and nothing runs', async () => {
    const document = `query ($rows: Int!) { wizardClasses { id } ${heavy(1, 'perPage: $rows')} }`;
    for (const variables of [{}, { rows: 'many' }, { rows: null }]) {
      const { status, errors, data } = await app.graphql(document, variables);
      expect([status, data ?? null, errors?.[0]?.extensions.code]).toEqual([400, null, 'BAD_REQUEST']);
      expect(errors?.[0]?.message).toContain('$rows');
    }
  });

  it('a list of invalid variables is rejected at its first value', async () => {
    const query = 'query ($l: [String!]!) { combineWords(lists: $l) { count } }';
    const { status, errors } = await app.guest.graphql(query, {
      l: Array.from({ length: 1000 }, () => null),
    });
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('at "l[0]"');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST']);
  });

  it.each([
    ['a list', `{ combineWords(lists: ${'['.repeat(1200)}${']'.repeat(1200)}) { count } }`],
    ['an object', `{ viewer(input: ${'{ a: '.repeat(600)} 1 ${'}'.repeat(600)}) { kind } }`],
    ['a type', `query ($l: ${'['.repeat(1200)}Int${']'.repeat(1200)}) { viewer { kind } }`],
    ['a selection', `{ ${'a { '.repeat(800)} a ${'} '.repeat(800)} }`],
  ])('deeply nested brackets are rejected before the document is parsed: %s', async (_kind, query) => {
    const byPost = await app.send('POST', '/graphql', { query });
    const byGet = await app.get(`/graphql?${new URLSearchParams({ query }).toString()}`, {
      'apollo-require-preflight': '1',
    });
    for (const response of [byPost, byGet]) {
      const { errors } = (await response.json()) as Pick<GraphqlResult, 'errors'>;
      expect([response.status, errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
      expect(errors?.[0]?.message).toContain('50 levels of brackets');
    }
  });

  it('lists all reports once per document, because their columns are a large answer', async () => {
    expect((await app.graphql('{ reports { id } databases { code } }')).errors).toBeUndefined();
    const { errors } = await app.graphql('{ first: reports { id } second: reports { id } }');
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('a long list takes little processor time', async () => {
    const query = 'query ($l: [String!]!) { combineWords(lists: $l) { count } }';
    await app.graphql(query, { l: ['a', 'b'] });
    for (const [length, message] of [
      [80_000, /^Combine at most 6 lists\.$/],
      [200_000, /^The query is too complex/],
    ] as const) {
      const lists = Array.from({ length }, () => 'a');
      const measureRejection = () =>
        measureProcessorMs(async () => {
          const { errors } = await app.graphql(query, { l: lists });
          expect(errors?.[0]?.message).toMatch(message);
        });
      // The first measurements include compilation and garbage of other cases.
      const measured = [await measureRejection(), await measureRejection(), await measureRejection()];
      expect(Math.min(...measured)).toBeLessThan(250);
    }
  });

  it('many variables and large objects in them are rejected', async () => {
    const fields = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`v${index}`, 1]));
    for (const variables of [fields, { inner: fields }]) {
      const { status, errors } = await app.guest.graphql('{ __typename }', variables);
      expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'QUERY_TOO_COMPLEX']);
    }
  });

  it('deeply nested variables are rejected, whether the operation declares them or not', async () => {
    const nested = '['.repeat(5000) + ']'.repeat(5000);
    for (const query of [
      '{ wizardClasses { id } }',
      '{ __typename }',
      '{ __schema { queryType { name } } }',
    ]) {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query":"${query}","variables":{"nested":${nested}}}`,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
      });
    }
  });

  it('the standard introspection is executed once, and different ones are limited', async () => {
    const standard = getIntrospectionQuery();
    const introspect = async () => {
      const { status, data } = await app.guest.graphql(standard);
      expect([status, Object.keys(data ?? {})]).toEqual([200, ['__schema']]);
    };
    await introspect();
    const different = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        app.guest.graphql(`query q${index} { __schema { queryType { name } } }`),
      ),
    );
    expect(different.filter(({ status }) => status === 200)).not.toEqual([]);
    const rejected = different.filter(({ status }) => status !== 200);
    expect(rejected.length).toBeGreaterThanOrEqual(20);
    expect(new Set(rejected.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(
      new Set(['OVERLOADED']),
    );
    await introspect();
  });

  it('circular fragments are rejected', async () => {
    const { status, errors } = await app.graphql(
      'fragment a on WizardClass { ...b } fragment b on WizardClass { ...a } { wizardClasses { ...a } }',
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('a body of a megabyte is rejected unread', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${' '.repeat(2 ** 20)} }` }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });

  it('a batch of requests is rejected', async () => {
    const body = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ wizardClasses { id } }' })));
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('the server still responds after all of them', async () => {
    expect((await app.graphql('{ wizardClasses { id } }')).status).toBe(200);
  });
});

describe('operations of the product stay within the limits', () => {
  it('every operation of the REST routes', async () => {
    const schema = await buildAppSchema();
    for (const route of restRoutes(schema)) {
      if (route.file) continue;
      const document = parse(route.operation);
      const size = measureDocument(document);
      const operation = document.definitions[0];
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
      expect([route.path, tokensOf(route.operation) <= queryLimits.tokens]).toEqual([route.path, true]);
      expect(size.depth).toBeLessThanOrEqual(queryLimits.depth);
      expect(size.fields).toBeLessThanOrEqual(queryLimits.fields);
      const variables = anyVariables(schema, operation);
      const cost = getOperationCost({ schema, document, name: operation.name?.value, variables });
      expect(cost).toBeLessThanOrEqual(queryLimits.cost);
    }
  });
});

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  return tokens;
}
