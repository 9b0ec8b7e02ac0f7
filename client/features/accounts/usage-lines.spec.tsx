import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ViewerData } from '../../graphql/accounts/use-viewer.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { UsageLines, DailyUsage } from './usage-lines.js';

beforeAll(() => startPage(['frame']));
afterEach(cleanup);

const createUsage = (kind: 'reports' | 'analysis', limit: number | null) =>
  ({
    kind,
    used: 0,
    limit,
    resetsAt: '2026-11-23T00:00:00Z',
    timeZone: 'UTC',
    others: [],
  }) as unknown as ViewerData['usage'];

function renderUsage(usage: ViewerData['usage']): string {
  render(
    <InPage address="/">
      <DailyUsage usage={usage} />
      <UsageLines usage={usage} />
    </InPage>,
  );
  return document.body.textContent ?? '';
}

it('shows no count without a limit on reports', () => {
  expect(renderUsage(createUsage('analysis', null))).not.toMatch(/\d of|today: 0|0, unlimited/);
  screen.getByText('Reports: unlimited');
});

it.each([
  ['analysis', true],
  ['reports', false],
] as const)(
  'explains for a limit of %s whether several reports of a domain count once: %s',
  (kind, hasNote) => {
    expect(renderUsage(createUsage(kind, 15)).includes('counts once a day, however many reports')).toBe(
      hasNote,
    );
  },
);
