import { expect, it } from 'vitest';
import type { RowKind } from '../../../../server/contract/report-vocabulary.js';
import { domainsLink } from './domains-link.js';

const meta = (kind: RowKind, key: string[]) => ({ row: { kind, key } });

it('takes checked domains to their comparison by their ids, the table’s own with them when it is added', () => {
  const rows = [{ id: 5 }, { id: 7 }];
  const address = (addedId?: number) =>
    domainsLink('/compare', meta('domain', ['id']), rows, addedId, undefined);
  expect(address()).toBe('/compare?ids=5,7');
  expect(address(9)).toBe('/compare?ids=5,7,9');
  expect(address(7)).toBe('/compare?ids=5,7');
});

it('compares domains in the database of the table (B1)', () => {
  expect(domainsLink('/compare', meta('domain', ['id']), [{ id: 5 }], undefined, 'msk')).toBe(
    '/compare?ids=5&db=msk',
  );
});

it('leads nowhere from keywords and pages, for which there is no page yet (T4)', () => {
  expect(
    domainsLink('/compare', meta('keyword', ['kid']), [{ kid: 1 }], undefined, undefined),
  ).toBeUndefined();
  expect(
    domainsLink('/compare', meta('page', ['url']), [{ url: '/' }], undefined, undefined),
  ).toBeUndefined();
});
