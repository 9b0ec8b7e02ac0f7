import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const requirements = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (\w+) \| (.+) \|$/gm)].map(
  ([, id = '', level, state, how = '']) => ({ id, level, state, how }),
);

describe('docs/security.md', () => {
  it('states each of the 45 requirements once, with a reason or a setting', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(45);
    expect(requirements).toHaveLength(45);
    for (const { id, state, how } of requirements) {
      expect([id, state]).toEqual([id, expect.stringMatching(/^(fixed|operator|refused)$/)]);
      expect([id, how.length > 10 || how.startsWith('as ')]).toEqual([id, true]);
    }
  });

  it('leaves no requirement of level 1 open except the API token in addresses', () => {
    const open = requirements.filter(({ level, state }) => level === '1' && state !== 'fixed');
    expect(open.map(({ id }) => id)).toEqual(['14.2.1']);
  });
});
