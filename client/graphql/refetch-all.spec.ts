import { expect, test } from 'vitest';
import { refetchAll } from './refetch-all.js';

test('waits for all queries and ignores failed or aborted ones', async () => {
  const answered: string[] = [];
  const slow = new Promise((resolve) => setTimeout(resolve, 5)).then(() => answered.push('slow'));
  const givenUp = Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
  await expect(refetchAll(givenUp, undefined, slow)).resolves.toBeUndefined();
  expect(answered).toEqual(['slow']);
});
