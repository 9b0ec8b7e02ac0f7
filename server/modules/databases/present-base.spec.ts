import { expect, it } from 'vitest';
import type { BaseState } from './base-catalogue.service.js';
import { presentBase } from './present-base.js';

it.each([
  [null, []],
  ['2026-10-01', ['volume']],
])('lists the facts of a database with volumes of %s: %j', (volumesDate, facts) => {
  expect(presentBase({ facts: [], volumesDate, generation: 1 } as unknown as BaseState).facts).toEqual(facts);
});
