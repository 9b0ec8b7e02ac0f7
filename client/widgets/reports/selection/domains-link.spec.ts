import { expect, it } from 'vitest';
import type { RowKind } from '../../../../server/contract/reports/report-vocabulary.js';
import { domainsLink } from './domains-link.js';

const meta = (kind: RowKind, key: string[]) => ({ row: { kind, key } });

it("passes selected domain ids to the comparison, optionally with the table's domain", () => {
  const rows = [{ id: 5 }, { id: 7 }];
  const address = (addedId?: number) => domainsLink('/compare', meta('domain', ['id']), { rows, addedId });
  expect(address()).toBe('/compare?ids=5,7');
  expect(address(9)).toBe('/compare?ids=5,7,9');
  expect(address(7)).toBe('/compare?ids=5,7');
});

it("compares domains in the table's database", () => {
  expect(domainsLink('/compare', meta('domain', ['id']), { rows: [{ id: 5 }], base: 'msk' })).toBe(
    '/compare?ids=5&db=msk',
  );
});

it('has no target for keywords and pages', () => {
  expect(domainsLink('/compare', meta('keyword', ['kid']), { rows: [{ kid: 1 }] })).toBeUndefined();
  expect(domainsLink('/compare', meta('page', ['url']), { rows: [{ url: '/' }] })).toBeUndefined();
});
