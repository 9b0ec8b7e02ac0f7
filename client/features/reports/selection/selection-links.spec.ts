import { describe, expect, it } from 'vitest';
import type { RowKind } from '../../../../server/contract/report-vocabulary.js';
import { selectionLinks } from './selection-links.js';

const meta = (kind: RowKind, key: string[]) => ({ row: { kind, key } });
type Asked = Parameters<typeof selectionLinks>;
const addresses = (meta: Asked[0], rows: Asked[1], addedId: Asked[2], base?: string) =>
  selectionLinks(meta, rows, addedId, base).map(({ to }) => to);

describe('where checked rows can be taken', () => {
  it('takes domains by their ids, the table’s own with them when it is added', () => {
    const rows = [{ id: 5 }, { id: 7 }];
    expect(addresses(meta('domain', ['id']), rows, undefined)).toEqual([
      '/group?ids=5,7',
      '/compare?ids=5,7',
      '/tools/domains-batch?ids=5,7',
    ]);
    expect(addresses(meta('domain', ['id']), rows, 9)[0]).toBe('/group?ids=5,7,9');
    expect(addresses(meta('domain', ['id']), rows, 7)[0]).toBe('/group?ids=5,7');
  });

  it('takes pages by whole addresses that can be parted again at the commas', () => {
    const rows = [
      { domain: 'a.example', url: '/b?c=1,2&d=é' },
      { domain: 'a.example', url: '/' },
    ];
    const [address = ''] = addresses(meta('page', ['url']), rows, undefined);
    const list = new URLSearchParams(address.split('?')[1]).get('pages') ?? '';
    expect(list.split(',')).toEqual(['https://a.example/b?c=1%2C2&d=é', 'https://a.example/']);
  });

  it('compares domains in the database of the table (B1)', () => {
    expect(addresses(meta('domain', ['id']), [{ id: 5 }], undefined, 'msk')).toContain(
      '/compare?ids=5&db=msk',
    );
  });

  it('has no page for keywords yet', () => {
    expect(addresses(meta('keyword', ['kid']), [{ kid: 1 }], undefined)).toEqual([]);
  });
});
