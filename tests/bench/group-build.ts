import { setTimeout as sleep } from 'node:timers/promises';
import { queryGraphql } from './query-graphql.js';
import type { BenchServer } from './measure.js';

/** A group report built for the benchmark. */
export interface BuiltGroup {
  rid: string;
  domains: number;
  /** Organic keywords. */
  keywords: number;
  /** From the create request until the report is readable. */
  seconds: number;
}

/** Creates a group report through the API and waits until it is readable. */
export async function buildGroup(server: BenchServer, domains: readonly string[]): Promise<BuiltGroup> {
  const started = performance.now();
  const input = { base: 'gny', domains, top: 50, name: 'Measured' };
  const rid = (await queryGraphql(
    server,
    'mutation ($of: GroupReportInput!) { result: createGroupReport(input: $of) }',
    {
      of: input,
    },
  )) as string;
  for (;;) {
    const { state, organicKeywords } = (await queryGraphql(
      server,
      'query ($of: ID!) { result: groupReportState(rid: $of) { state organicKeywords } }',
      { of: rid },
    )) as { state: string; organicKeywords: number };
    if (state === 'failed') throw new Error('the group report was not built');
    if (state === 'done') {
      const seconds = (performance.now() - started) / 1000;
      return { rid, domains: domains.length, keywords: organicKeywords, seconds };
    }
    await sleep(100);
  }
}
