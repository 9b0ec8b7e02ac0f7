import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aGroupReport } from '../../testing/a-group-report.js';
import { aTask } from '../../testing/a-task.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { GroupUpdateNotice, OutdatedCompetitorsNotice } from './group-update-notice.js';

beforeAll(() => startPage(['groups', 'tasks']));
afterEach(cleanup);

const updated = { ...aGroupReport, state: 'processing', progress: 42 } as const;
const task = { ...aTask, id: 'task', title: 'Group report', name: updated.name, progress: 57 };

function renderNotice(
  taskId: string | null,
  share: string | undefined,
  latestReport: Readonly<Record<string, unknown>>,
): () => void {
  const onEnd = vi.fn();
  const report = { __typename: 'GroupReport', ...updated, ...latestReport };
  render(
    <InPage
      address={`/group/${updated.rid}`}
      results={{
        WatchedTask: () => ({ task: { ...task, ...latestReport } }),
        GroupReportState: () => ({ groupReportState: report }),
        GroupReport: () => ({ groupReport: report }),
      }}
    >
      <GroupUpdateNotice group={{ ...updated, taskId }} share={share} onEnd={onEnd} />
    </InPage>,
  );
  return onEnd;
}

const displayedProgress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it('shows the progress of an update and lets the user who started it cancel', async () => {
  const onEnd = renderNotice('task', undefined, {});
  expect(screen.getByText('The report is being updated.')).toBeTruthy();
  expect(displayedProgress()).toBe('42');
  await screen.findByRole('button', { name: 'Cancel' });
  expect(displayedProgress()).toBe('57');
  expect(onEnd).not.toHaveBeenCalled();
});

it.each([
  ['its task', 'task', undefined],
  ['its state, for others of the team', null, undefined],
  ['itself, for readers by a link', null, 'secret'],
])('notifies about the end once, observed by %s', async (_observer, taskId, share) => {
  const onEnd = renderNotice(taskId, share, { state: 'done', progress: 100 });
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
});

it.each([
  ['group-competitors', true, 1],
  ['group-ad-competitors', true, 1],
  ['group-competitors', false, 0],
  ['group-keywords', true, 0],
])('names outdated competitors in %s if the keywords changed: %s', (reportId, canRecalculate, notices) => {
  render(
    <InPage address="/group">
      <OutdatedCompetitorsNotice group={{ ...aGroupReport, canRecalculate }} reportId={reportId} />
    </InPage>,
  );
  expect(screen.queryAllByText(/have changed since these competitors were calculated/)).toHaveLength(notices);
});
