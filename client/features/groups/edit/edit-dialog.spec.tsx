import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aGroupReport } from '../../../testing/a-group-report.js';
import { InPage, RejectedError, startPage } from '../../../testing/in-page.js';
import { EditDialog } from './edit-dialog.js';
import type { InitialEdit } from './edit-draft.js';

const previewResult = {
  organic: 3,
  context: 1,
  unknown: ['no such'],
  unknownCount: 1,
  samples: ['tent', 'red tent'],
};

let rejections: RejectedError[];
let preview: object;
let saved: Readonly<Record<string, unknown>>[];
let calls: string[];

beforeAll(() => startPage(['groups']));
beforeEach(() => {
  rejections = [];
  preview = previewResult;
  saved = [];
  calls = [];
});
afterEach(cleanup);

function openDialog(start: InitialEdit, group = aGroupReport): HTMLElement {
  const edit = (variables: Readonly<Record<string, unknown>>) => {
    saved.push(variables);
    return (
      rejections.shift() ?? {
        editGroupReport: {
          edit: {
            id: '1',
            action: start.action,
            by: start.by,
            organic: 3,
            context: 1,
            at: '2026-10-02T10:00:00.000Z',
            who: 'me@example.com',
            isUndone: false,
            canUndo: true,
          },
          unknown: [],
          unknownCount: 0,
        },
      }
    );
  };
  render(
    <InPage
      address="/"
      results={{ PreviewGroupEdit: () => ({ previewGroupEdit: preview }), EditGroupReport: edit }}
    >
      <EditDialog
        group={group}
        initialEdit={start}
        onClose={() => calls.push('close')}
        onChanged={() => calls.push('changed')}
      />
    </InPage>,
  );
  return screen.getByRole('dialog');
}

const submit = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: /^(Add|Delete) / }));

/** Submits after the preview has loaded. */
const submitAfterPreview = async (dialog: HTMLElement) =>
  fireEvent.click(await within(dialog).findByRole('button', { name: /^(Add|Delete) \d/ }, { timeout: 5000 }));

it('previews the number of affected keywords, samples and unknown keywords before saving', async () => {
  const dialog = openDialog({ action: 'delete', by: 'list', target: 'all' });
  fireEvent.change(within(dialog).getByLabelText('Keywords, one per line'), {
    target: { value: 'tent\n\nred tent' },
  });
  expect(within(dialog).getByText('2 of 10,000 lines')).toBeTruthy();
  await within(dialog).findByText('Will be deleted: 3 organic, 1 paid.', {}, { timeout: 5000 });
  expect(within(dialog).getByText('tent · red tent')).toBeTruthy();
  expect(within(dialog).getByText(/1 not in this report: no such/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete 4 keywords' }));
  await waitFor(() => expect(calls).toEqual(['changed', 'close']));
  expect(saved).toEqual([
    {
      rid: aGroupReport.rid,
      edit: { action: 'delete', by: 'list', organic: true, context: true, keys: ['tent', 'red tent'] },
      seenVersion: 5,
    },
  ]);
});

it.each([
  [{ action: 'import', by: 'list', target: 'all' }, 'The list of keywords is empty.'],
  [{ action: 'import', by: 'file', target: 'all' }, 'Choose a file.'],
  [{ action: 'import', by: 'domains', target: 'all' }, 'The list of domains is empty.'],
  [{ action: 'delete', by: 'template', target: 'all' }, 'Enter at least one template.'],
] as const)('sends no request while a required value is missing: %j', async (start, message) => {
  const dialog = openDialog(start);
  submit(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain(message);
  expect(saved).toEqual([]);
});

it('reports a file that is too large or of another type', async () => {
  const dialog = openDialog({ action: 'import', by: 'file', target: 'all' });
  const choose = (name: string, size: number) => {
    const files = [new File([new Uint8Array(size)], name)];
    fireEvent.change(within(dialog).getByLabelText('Keyword file'), { target: { files } });
    submit(dialog);
  };
  choose('words.xlsx', 1);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('neither txt nor csv');
  choose('words.txt', 5120 * 1024 + 1);
  await within(dialog).findByText(/too large\. The limit is 5,120 KB/);
});

it('requires a source of keywords', async () => {
  const dialog = openDialog({ action: 'import', by: 'domains', target: 'organic', domains: ['c.example'] });
  expect(within(dialog).getByLabelText('Organic')).toHaveProperty('checked', true);
  expect(within(dialog).getByLabelText('Paid')).toHaveProperty('checked', false);
  fireEvent.click(within(dialog).getByLabelText('From search results'));
  submit(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Choose the source of keywords');
});

it('disables an edit without effect and explains why', async () => {
  preview = { organic: 0, context: 0, unknown: [], unknownCount: 0, samples: [] };
  const dialog = openDialog({ action: 'delete', by: 'doubles', target: 'all' });
  await within(dialog).findByText(
    'Nothing to delete: the report does not contain these keywords.',
    {},
    { timeout: 5000 },
  );
  expect(within(dialog).getByRole('button', { name: 'Delete keywords' })).toHaveProperty('disabled', true);
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  expect(saved).toEqual([]);
});

it('validates conditions and the order of range bounds only on submit', async () => {
  const dialog = openDialog({ action: 'delete', by: 'filter', target: 'all' });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  submit(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Set at least one condition.');
  const [volume] = within(dialog).getAllByRole('group', { name: 'Volume' }) as [HTMLElement];
  fireEvent.change(within(volume).getByLabelText('from'), { target: { value: '10' } });
  fireEvent.change(within(volume).getByLabelText('to'), { target: { value: '9' } });
  expect(within(dialog).getByRole('alert').textContent).toContain('“From” is greater than “to”');
  expect(saved).toEqual([]);
});

it('shows the server’s error and preserves the typed values', async () => {
  rejections.push(new RejectedError('GROUP_KEYWORDS_LIMIT', 'Too many keywords.'));
  const dialog = openDialog({ action: 'import', by: 'list', target: 'all' });
  const list = within(dialog).getByLabelText('Keywords, one per line');
  fireEvent.change(list, { target: { value: 'tent' } });
  await submitAfterPreview(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Too many keywords.');
  expect(list).toHaveProperty('value', 'tent');
  expect(calls).toEqual([]);
});

it('reports a conflicting change and offers to reload or to repeat the edit', async () => {
  rejections.push(new RejectedError('GROUP_CHANGED', 'b@example.com changed it at 10:00.'));
  const dialog = openDialog({ action: 'delete', by: 'doubles', target: 'all' });
  await submitAfterPreview(dialog);
  await within(dialog).findByText(/b@example\.com changed it/);
  expect(calls).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply anyway' }));
  await waitFor(() => expect(calls).toEqual(['changed', 'close']));
  expect(saved.map(({ seenVersion }) => seenVersion)).toEqual([5, undefined]);
});

it('names the depth in which the domains of a keyword count', () => {
  const dialog = openDialog({ action: 'delete', by: 'filter', target: 'all' }, { ...aGroupReport, top: 10 });
  expect(within(dialog).getAllByRole('group', { name: 'Domains in top 10' })).toHaveLength(1);
  // All ads count, at any position.
  expect(within(dialog).getAllByRole('group', { name: 'Domains' })).toHaveLength(1);
});
