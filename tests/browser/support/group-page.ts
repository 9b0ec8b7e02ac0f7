import type { Locator, Page } from 'playwright-core';
import { waitForRows } from './table-settings.js';
import { asPageUser } from './bills.js';
import { visit } from './navigation.js';

/** Sample domains with shared keywords. */
export const groupDomains = ['northtrail.example', 'peakline.example', 'campwell.example'];

/** Sends a GraphQL request from within the page. */
export async function callGraphql(
  page: Page,
  query: string,
  variables: object,
): Promise<Record<string, unknown>> {
  const result = await page.evaluate(
    async ([text, input]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ query: text, variables: input }),
      });
      return (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown };
    },
    [query, variables] as const,
  );
  if (!result.data) throw new Error(JSON.stringify(result.errors));
  return result.data;
}

/** Creates a group report, opens it and returns its id. */
export async function openGroup(page: Page, name: string): Promise<string> {
  const { createGroupReport: groupId } = await asPageUser(
    page,
    'mutation ($input: GroupReportInput!) { createGroupReport(input: $input) }',
    { input: { base: 'gny', domains: groupDomains, name } },
  );
  await visit(page, `/group/${String(groupId)}?db=gny`);
  await waitForRows(page);
  return String(groupId);
}

/** Edits a report without a refetch in the page, as another session would. */
export function editInAnotherSession(page: Page, groupId: string, edit: object) {
  const query =
    'mutation ($rid: ID!, $edit: GroupEditInput!) { editGroupReport(rid: $rid, edit: $edit) { edit { id organic } } }';
  return callGraphql(page, query, { rid: groupId, edit });
}

export async function openEdit(page: Page, menu: 'Add keywords' | 'Delete keywords', item: string) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog', { name: menu });
}

/** Submits the edit and waits for its validation message. */
export async function expectValidationError(dialog: Locator, message: string | RegExp) {
  await dialog.getByRole('button', { name: /^(Add|Delete) keywords$/ }).click();
  await dialog.getByRole('alert').filter({ hasText: message }).waitFor();
}

export const numberedLines = (count: number, of = 'no such keyword') =>
  Array.from({ length: count }, (_line, index) => `${of} ${index}`).join('\n');

export const cancel = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click();

/** Undoes the latest change through its notification. */
export async function undo(page: Page, note: RegExp) {
  const notification = page.locator('.mantine-Notification-root', { hasText: note }).first();
  await notification.getByRole('button', { name: 'Undo' }).click();
  await notification.waitFor({ state: 'detached' });
}

export const editsOf = async (page: Page, groupId: string) =>
  (await callGraphql(page, 'query ($rid: ID!) { groupEdits(rid: $rid) { isUndone } }', { rid: groupId }))[
    'groupEdits'
  ] as {
    isUndone: boolean;
  }[];

/** Pastes a long text into a field, because typing would take a minute. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
