import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { ConfigError } from './config-error.js';
import {
  defaultRetentionText,
  formatRetentionPolicy,
  parseRetentionPolicy,
  translateSnapshotCount,
} from './retention-policy.js';

const policies = fc.record({
  allDays: fc.integer({ min: 0, max: 10_000 }),
  monthlyMonths: fc.integer({ min: 0, max: 10_000 }),
  newestCount: fc.integer({ min: 2, max: 1000 }),
});

function load(env: NodeJS.ProcessEnv) {
  const warnings: string[] = [];
  return { policy: loadConfig(env, (line) => warnings.push(line)).snapshotRetention, warnings };
}

describe('the retention policy', () => {
  it('defaults to 90 days, 24 months and the two newest observations', () => {
    expect(parseRetentionPolicy(defaultRetentionText)).toEqual({
      allDays: 90,
      monthlyMonths: 24,
      newestCount: 2,
    });
    expect(load({})).toEqual({ policy: parseRetentionPolicy(defaultRetentionText), warnings: [] });
  });

  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        expect(parseRetentionPolicy(formatRetentionPolicy(policy))).toEqual(policy);
      }),
    );
  });

  it('ignores letter case and spaces', () => {
    fc.assert(
      fc.property(
        policies,
        fc.array(fc.constantFrom(' ', '  ', '\t'), { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (policy, spaces, isUpperCase) => {
          let index = 0;
          const spaced = formatRetentionPolicy(policy).replaceAll(' ', () => spaces[index++] ?? ' ');
          const text = ` ${isUpperCase ? spaced.toUpperCase() : spaced.replaceAll(',', ' ,')} `;
          expect(parseRetentionPolicy(text)).toEqual(policy);
        },
      ),
    );
  });

  it('never parses to a value outside of its limits', () => {
    const words = fc.constantFrom('90d all', '24m monthly', 'then newest 2', 'newest', ',', '2', '0', '-1');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(', ')),
        ),
        (text) => {
          const policy = parseRetentionPolicy(text);
          if (policy) expect(parseRetentionPolicy(formatRetentionPolicy(policy))).toEqual(policy);
        },
      ),
    );
  });

  it.each([
    'then newest 1',
    'then newest 0',
    'then newest 1001',
    'newest 2',
    '90d all',
    '90d all, 24m monthly',
    '24m monthly, 90d all, then newest 2',
    '90d all, 90d all, then newest 2',
    '-1d all, then newest 2',
    '1.5d all, then newest 2',
    '99999d all, then newest 2',
    'forever',
    '1',
    '5000',
  ])('rejects %s at startup', (text) => {
    expect(() => load({ SNAPSHOT_RETENTION: text })).toThrow(ConfigError);
    expect(() => load({ SNAPSHOT_RETENTION: text })).toThrow(/^SNAPSHOT_RETENTION=[^\n]*then newest[^\n]*$/);
  });

  it.each(['SNAPSHOTS_KEPT', 'SNAPSHOT_RETENTION'])(
    'translates a number in %s into the newest observations, with one warning that contains the new value',
    (name) => {
      const { policy, warnings } = load({ [name]: '24' });
      expect(policy).toEqual({ allDays: 0, monthlyMonths: 0, newestCount: 24 });
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(name);
      expect(warnings[0]).toContain('SNAPSHOT_RETENTION=then newest 24');
    },
  );

  it('translates every former number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), (count) => {
        expect(parseRetentionPolicy(translateSnapshotCount(String(count)) ?? '')).toEqual({
          allDays: 0,
          monthlyMonths: 0,
          newestCount: count,
        });
      }),
    );
  });
});
