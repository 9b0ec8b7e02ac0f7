import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Table, TableProvider } from '../../../widgets/reports/table-context.js';
import { aGroupReport } from '../../../testing/a-group-report.js';
import { InPage, RejectedError, startPage } from '../../../testing/in-page.js';
import { payingViewer, viewerResult } from '../../../testing/paying-viewer.js';
import { ReportMetaProvider } from '../../../widgets/reports/report-context.js';
import type { ReportMeta } from '../../../widgets/reports/report-meta.js';
import { GroupActions } from '../group-actions.js';
import { GroupHeader } from '../group-header.js';
import { SelectedRows } from './selected-rows.js';

beforeAll(() => startPage(['groups', 'reports']));
afterEach(cleanup);

it('reports a conflicting edit by another user when selected keywords are deleted, and offers to reload or retry', async () => {
  const rejections = [new RejectedError('GROUP_CHANGED', 'b@example.com changed it at 10:00.')];
  const savedEdits: Readonly<Record<string, unknown>>[] = [];
  const clear = vi.fn();
  const onChanged = vi.fn();
  const result = {
    edit: {
      id: '1',
      action: 'delete',
      by: 'keys',
      organic: 1,
      context: 0,
      at: '2026-10-02T10:00:00.000Z',
      who: 'me@example.com',
      isUndone: false,
      canUndo: true,
    },
    unknown: [],
    unknownCount: 0,
  };
  const table = {
    meta: { id: 'group-keywords', row: { kind: 'keyword' } },
    selection: { isAllSelected: false, rows: new Map([['7', { id: 7 }]]), clear },
  } as unknown as Table;
  render(
    <InPage
      address="/"
      results={{
        EditGroupReport: (variables) => {
          savedEdits.push(variables);
          return rejections.shift() ?? { editGroupReport: result };
        },
      }}
    >
      <TableProvider value={table}>
        <SelectedRows group={aGroupReport} onEdit={() => undefined} onChanged={onChanged} />
      </TableProvider>
    </InPage>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete keywords' }));
  await screen.findByText(/b@example\.com changed it/);
  expect(clear).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'View the report' }));
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/b@example\.com changed it/)).toBeNull();

  rejections.push(new RejectedError('GROUP_CHANGED', 'c@example.com changed it at 11:00.'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete keywords' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Apply anyway' }));
  await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
  const ids = savedEdits.map(({ edit }) => (edit as { ids: number[] }).ids);
  expect(ids).toEqual([[7], [7], [7]]);
  expect(savedEdits.map(({ seenVersion }) => seenVersion)).toEqual([5, 5, undefined]);
});

function renderActions(reportId: string, kind: 'PAID' | 'DEMO', group = aGroupReport) {
  const onEdit = vi.fn();
  render(
    <InPage address="/" results={{ Viewer: () => viewerResult({ ...payingViewer, kind }) }}>
      <ReportMetaProvider value={{ id: reportId } as ReportMeta}>
        <GroupActions
          group={group}
          onEdit={onEdit}
          onHistory={() => undefined}
          onLinks={() => undefined}
          onChanged={() => undefined}
        />
      </ReportMetaProvider>
    </InPage>,
  );
  return onEdit;
}

it('offers clustering to plans that include it only', async () => {
  renderActions('group-keywords', 'PAID');
  const link = await screen.findByRole('link', { name: 'Cluster' });
  expect(link.getAttribute('href')).toBe(`/clustering?db=gny#from=gkeywords&rid=${aGroupReport.rid}`);
  expect(link.getAttribute('target')).toBe('_blank');
  cleanup();
  renderActions('group-keywords', 'DEMO');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete keywords' })).toBeTruthy());
  expect(screen.queryByRole('link', { name: 'Cluster' })).toBeNull();
});

it('offers neither renaming, clustering, deletion nor addition of keywords in demo mode', async () => {
  const demoGroup = { ...aGroupReport, keyModify: false, canDelete: false };
  const table = { meta: { row: { kind: 'keyword' } } } as Table;
  render(
    <InPage address="/" results={{ Viewer: () => viewerResult({ ...payingViewer, kind: 'DEMO' }) }}>
      <ReportMetaProvider value={{ id: 'group-keywords' } as ReportMeta}>
        <GroupHeader
          group={demoGroup}
          share={undefined}
          view="Keywords"
          onRenamed={() => undefined}
          actions={
            <GroupActions
              group={demoGroup}
              onEdit={() => undefined}
              onHistory={() => undefined}
              onLinks={() => undefined}
              onChanged={() => undefined}
            />
          }
        />
        <TableProvider value={table}>
          <SelectedRows group={demoGroup} onEdit={() => undefined} onChanged={() => undefined} />
        </TableProvider>
      </ReportMetaProvider>
    </InPage>,
  );
  await screen.findByRole('heading', { name: demoGroup.name });
  const controls = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
  expect(controls).toContain('More actions');
  expect(controls.filter((name) => /rename|cluster$|keywords$/i.test(name))).toEqual([]);
});

it.each([
  ['group-keywords', 'organic'],
  ['group-ad-keywords', 'context'],
  ['group-domains', 'all'],
] as const)('edits the keywords of the open tab: %s', async (reportId, target) => {
  const onEdit = renderActions(reportId, 'PAID');
  fireEvent.click(screen.getByRole('button', { name: 'Delete keywords' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /From a list/ }));
  expect(onEdit).toHaveBeenCalledWith({ action: 'delete', by: 'list', target });
});
