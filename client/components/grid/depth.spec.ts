import { expect, it } from 'vitest';
import { depthOf } from './depth.js';

it.each([
  [1, '1'],
  [2, '3'],
  [3, '3'],
  [4, '5'],
  [5, '5'],
  [6, '10'],
  [10, '10'],
  [11, '50'],
  [50, '50'],
  [51, 'none'],
  [0, 'none'],
  [null, 'none'],
] as const)('position %s is at depth %s', (position, depth) => expect(depthOf(position)).toBe(depth));
