import { expect, test } from 'vitest';
import { refetchAll } from './refetch-all.js';

test('waits for all queries and ignores failed or aborted ones', async () => {
  const completed: string[] = [];
  const slowRefetch = new Promise((resolve) => setTimeout(resolve, 5)).then(() => completed.push('slow'));
  const abortedRefetch = Promise.reject(new DOMException('The operation was aborted.', 'AbortError'));
  await expect(refetchAll(abortedRefetch, undefined, slowRefetch)).resolves.toBeUndefined();
  expect(completed).toEqual(['slow']);
});
