import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { plugin } from './report-documents-plugin.mjs';

const schema = buildSchema(`
  interface Report { id: ID! total: Int! data: [Row!]! }
  interface Row { _: Boolean }
  type Restrictions { restricted: Boolean! rowLimit: Int }
  type TentRow implements Row { _: Boolean word: String! wizards: [Int!]! }
  type TentReport implements Report { id: ID! total: Int! totalUnfiltered: Int! restrictions: Restrictions! data: [TentRow!]! }
  type Query { tents(domain: String!, page: Int = 1): TentReport! ping: String }
`);

describe('report documents', () => {
  const emitted = plugin(schema);
  const document = /tents: `(.*)`/.exec(emitted)?.[1] ?? '';

  it('contain one valid document per report and none for other queries', () => {
    expect(validate(schema, parse(document))).toEqual([]);
    expect(emitted.match(/query /g)).toHaveLength(1);
  });

  it('pass all arguments, select all values and request the expensive one on demand', () => {
    expect(document).toBe(
      'query TentsPage($domain: String!, $page: Int, $withTotalUnfiltered: Boolean = false) { report: tents(domain: $domain, page: $page) ' +
        '{ id total totalUnfiltered @include(if: $withTotalUnfiltered) restrictions { restricted rowLimit } data { _ word wizards } } }',
    );
  });

  it('reject a schema without reports', () => {
    expect(() => plugin(buildSchema('type Query { ping: String }'))).toThrow('no reports');
  });
});
