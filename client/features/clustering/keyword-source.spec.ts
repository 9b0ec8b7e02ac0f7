import { expect, it } from 'vitest';
import { emptySource, toSourcePayload } from './keyword-source.js';

const file = new File(['tents'], 'tents.csv');

it('uploads a file, or a list above the inline limit, under its variable path', () => {
  expect(toSourcePayload({ ...emptySource, method: 'file', file })).toEqual({
    from: { file: null },
    files: { 'variables.from.file': file },
  });
  const longList = 'a keyword\n'.repeat(30_000);
  const payload = toSourcePayload({ ...emptySource, method: 'list', list: longList });
  expect([payload.from, payload.files['variables.from.list']?.size]).toEqual([
    { list: null },
    longList.length,
  ]);
});

it('sends a short list as lines and a group report by its ID', () => {
  expect(toSourcePayload({ ...emptySource, method: 'list', list: 'tents\r\nboots' })).toEqual({
    from: { keywords: ['tents', 'boots'] },
    files: {},
  });
  expect(toSourcePayload({ ...emptySource, method: 'group', group: 'x', isPaid: true })).toEqual({
    from: { group: 'x', source: 'BOTH' },
    files: {},
  });
});
