import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aGroupReport } from '../../testing/a-group-report.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { GroupBuildFailed } from './group-build-failed.js';
import { GroupBuildProgress } from './group-build-progress.js';

beforeAll(() => startPage(['groups', 'tasks']));
afterEach(cleanup);

const building = { ...aGroupReport, state: 'processing', progress: 42, version: null } as const;

function renderProgress(share: string | undefined, responses: Readonly<Record<string, unknown>>): () => void {
  const onEnd = vi.fn();
  const report = { __typename: 'GroupReport', ...building, ...responses };
  render(
    <InPage
      address={`/group/${building.rid}`}
      results={
        share === undefined
          ? { GroupReportState: () => ({ groupReportState: report }) }
          : { GroupReport: () => ({ groupReport: report }) }
      }
    >
      <GroupBuildProgress group={building} share={share} notify={null} onEnd={onEnd} />
    </InPage>,
  );
  return onEnd;
}

const displayedProgress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it.each([
  ['others of the team', undefined],
  ['readers by a link', 'secret'],
])('calls back once when a first build watched by %s ends', async (_viewer, share) => {
  const onEnd = renderProgress(share, { progress: 57 });
  expect(displayedProgress()).toBe('42');
  await waitFor(() => expect(displayedProgress()).toBe('57'));
  expect(onEnd).not.toHaveBeenCalled();
  cleanup();
  const onFinished = renderProgress(share, { state: 'done', progress: 100, version: 5 });
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
});

it.each([
  ['is built', <GroupBuildProgress group={building} share="secret" notify={null} onEnd={() => undefined} />],
  [
    'has failed',
    <GroupBuildFailed group={{ ...building, state: 'failed' }} share="secret" onRebuilt={() => undefined} />,
  ],
])('offers readers of a share link no list of reports while the report %s', (_state, page) => {
  const report = { __typename: 'GroupReport', ...building };
  render(
    <InPage address={`/group/${building.rid}`} results={{ GroupReport: () => ({ groupReport: report }) }}>
      {page}
    </InPage>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
