import { expect, it } from 'vitest';
import { nothingChosen, sentSource } from './keyword-source.js';

const file = new File(['tents'], 'tents.csv');

it('a file, and a list too long for a plain call, go as files at their places', () => {
  expect(sentSource({ ...nothingChosen, method: 'file', file })).toEqual({
    from: { file: null },
    files: { 'variables.from.file': file },
  });
  const long = 'a keyword\n'.repeat(30_000);
  const sent = sentSource({ ...nothingChosen, method: 'list', list: long });
  expect([sent.from, sent.files['variables.from.list']?.size]).toEqual([{ list: null }, long.length]);
});

it('a short list goes line by line, a group report by its id', () => {
  expect(sentSource({ ...nothingChosen, method: 'list', list: 'tents\r\nboots' })).toEqual({
    from: { keywords: ['tents', 'boots'] },
    files: {},
  });
  expect(sentSource({ ...nothingChosen, method: 'group', group: 'x', isPaid: true })).toEqual({
    from: { group: 'x', source: 'BOTH' },
    files: {},
  });
});
