import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aGroupReport } from '../../testing/a-group-report.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { GroupBuildFailed } from './group-failed.js';
import { GroupWaiting } from './group-waiting.js';

beforeAll(() => startPage(['groups', 'tasks']));
afterEach(cleanup);

const building = { ...aGroupReport, state: 'processing', progress: 42, version: null } as const;

function open(share: string | undefined, answered: Readonly<Record<string, unknown>>): () => void {
  const onEnd = vi.fn();
  const report = { __typename: 'GroupReport', ...building, ...answered };
  render(
    <InPage
      address={`/group/${building.rid}`}
      results={
        share === undefined
          ? { GroupReportState: () => ({ groupReportState: report }) }
          : { GroupReport: () => ({ groupReport: report }) }
      }
    >
      <GroupWaiting group={building} share={share} notify={null} onEnd={onEnd} />
    </InPage>,
  );
  return onEnd;
}

const shownProgress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it.each([
  ['others of the team', undefined],
  ['readers by a link', 'secret'],
])('a first build is watched by %s, who are told its end once', async (_who, share) => {
  const onEnd = open(share, { progress: 57 });
  expect(shownProgress()).toBe('42');
  await waitFor(() => expect(shownProgress()).toBe('57'));
  expect(onEnd).not.toHaveBeenCalled();
  cleanup();
  const onOver = open(share, { state: 'done', progress: 100, version: 5 });
  await waitFor(() => expect(onOver).toHaveBeenCalledTimes(1));
});

it.each([
  ['is built', <GroupWaiting group={building} share="secret" notify={null} onEnd={() => undefined} />],
  [
    'has failed',
    <GroupBuildFailed group={{ ...building, state: 'failed' }} share="secret" onRebuilt={() => undefined} />,
  ],
])('who reads by a link is offered no list of reports while it %s', (_state, page) => {
  const report = { __typename: 'GroupReport', ...building };
  render(
    <InPage address={`/group/${building.rid}`} results={{ GroupReport: () => ({ groupReport: report }) }}>
      {page}
    </InPage>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
