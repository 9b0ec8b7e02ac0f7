import { expect, test } from 'vitest';
import { refetchAll } from './refetch-all.js';

test('waits for all queries and ignores failed or aborted ones', async () => {
  const completed: string[] = [];
  const slow = new Promise((resolve) => setTimeout(resolve, 5)).then(() => completed.push('slow'));
  const aborted = Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
  await expect(refetchAll(aborted, undefined, slow)).resolves.toBeUndefined();
  expect(completed).toEqual(['slow']);
});
