import { expect, it } from 'vitest';
import { emptySource, toSourcePayload } from './keyword-source.js';

const file = new File(['tents'], 'tents.csv');

it('a file, and a list too long for a plain call, go as files at their places', () => {
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

it('a short list goes line by line, a group report by its id', () => {
  expect(toSourcePayload({ ...emptySource, method: 'list', list: 'tents\r\nboots' })).toEqual({
    from: { keywords: ['tents', 'boots'] },
    files: {},
  });
  expect(toSourcePayload({ ...emptySource, method: 'group', group: 'x', isPaid: true })).toEqual({
    from: { group: 'x', source: 'BOTH' },
    files: {},
  });
});
