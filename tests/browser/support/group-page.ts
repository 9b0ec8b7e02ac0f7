import type { Locator, Page } from 'playwright-core';
import { rowsOf } from './arranged-table.js';
import { asPageOwner } from './bills.js';
import { visit } from './moving.js';

/** Domains of the sample that share keywords. */
export const groupDomains = ['northtrail.example', 'peakline.example', 'campwell.example'];

/** A call as the person whose page it is makes it. */
export async function call(page: Page, query: string, variables: object): Promise<Record<string, unknown>> {
  const answer = await page.evaluate(
    async ([text, given]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
      const sent = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ query: text, variables: given }),
      });
      return (await sent.json()) as { data: Record<string, unknown> | null; errors?: unknown };
    },
    [query, variables] as const,
  );
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** Makes a group report and opens it; its id. */
export async function openGroup(page: Page, name: string): Promise<string> {
  const { createGroupReport: rid } = await asPageOwner(
    page,
    'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
    { input: { base: 'gny', domains: groupDomains, name } },
  );
  await visit(page, `/group/${String(rid)}?db=gny`);
  await rowsOf(page);
  return String(rid);
}

/** Edits a report as somebody else would meanwhile: the page has not seen it. */
export function editElsewhere(page: Page, rid: string, edit: object) {
  const query =
    'mutation ($rid: ID!, $edit: GroupEditInput!) { editGroupReport(rid: $rid, edit: $edit) { edit { id organic } } }';
  return call(page, query, { rid, edit });
}

export async function openEdit(page: Page, menu: 'Add keywords' | 'Delete keywords', item: string) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog', { name: menu });
}

/** Presses what would do the edit, and waits for what is said instead. */
export async function expectRefused(dialog: Locator, message: string | RegExp) {
  await dialog.getByRole('button', { name: /^(Add|Delete) keywords$/ }).click();
  await dialog.getByRole('alert').filter({ hasText: message }).waitFor();
}

export const lines = (count: number, of = 'no such keyword') =>
  Array.from({ length: count }, (_line, at) => `${of} ${at}`).join('\n');

export const cancel = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click();

/** Takes back what was done last, by its note. */
export async function undo(page: Page, note: RegExp) {
  const said = page.locator('.mantine-Notification-root', { hasText: note }).first();
  await said.getByRole('button', { name: 'Undo' }).click();
  await said.waitFor({ state: 'detached' });
}

export const editsOf = async (page: Page, rid: string) =>
  (await call(page, 'query ($rid: ID!) { groupEdits(rid: $rid) { isUndone } }', { rid }))['groupEdits'] as {
    isUndone: boolean;
  }[];

/** Puts a long text into a field as a paste does: typing it in would take the browser a minute. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
