import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describePages, expectAccessible } from './support/browser.js';
import { logInAs } from './support/users.js';

const stage = { __typename: 'TaskStage', count: null, of: null, seconds: null };
const runningTask = {
  __typename: 'Task',
  id: '7',
  title: 'Import of files',
  name: 'a-file-with-a-rather-long-name-of-october.csv',
  state: 'processing',
  progress: 42,
  place: null,
  secondsLeft: 250,
  limitMinutes: 15,
  cancelRequested: false,
  createdAt: '2026-10-01T10:00:00.000Z',
  stages: [
    { ...stage, id: 'read', title: 'Reading the files', state: 'done', count: 118_240 },
    { ...stage, id: 'load', title: 'Adding the rows', state: 'current', count: 5, of: 12 },
    { ...stage, id: 'derive', title: 'Rebuilding the reports', state: 'waiting' },
  ],
  fault: null,
  figures: [] as unknown[],
  settings: [] as unknown[],
  link: null,
};
const finishedTask = {
  ...runningTask,
  state: 'done',
  progress: 100,
  figures: [{ __typename: 'TaskFigure', id: 'stored', title: 'Rows added', value: 118_240 }],
};

/** Mocks the task in GraphQL responses, because real tasks finish too early. Other requests reach the server. */
async function showTask(page: Page, task: () => typeof runningTask): Promise<void> {
  await page.route('**/graphql', (route) => {
    const requestBody = route.request().postData() ?? '';
    if (requestBody.includes('"WatchedTask"')) return route.fulfill({ json: { data: { task: task() } } });
    if (!requestBody.includes('"Tasks"')) return route.continue();
    const tasks = { __typename: 'TaskPage', total: 1, page: 1, lastPage: 1, items: [task()] };
    return route.fulfill({ json: { data: { tasks } } });
  });
}

const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

describePages('task page', ({ atAlternateWidth }) => {
  atAlternateWidth('shows progress, can be left and shows the result without a click', async (page) => {
    let task = runningTask;
    await logInAs(page, 'demo');
    await showTask(page, () => task);
    await page.goto('/tasks/7');
    const bar = page.getByRole('progressbar', { name: 'Import of files' });
    await bar.waitFor();
    expect(await page.title()).toBe(`[42%] ${runningTask.name} · Tasks · Rivalscope`);
    expect(await iconOf(page)).toBe('/favicon-waiting.svg');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Go to tasks' }).click();
    const table = page.getByRole('table', { name: 'Tasks' });
    await table.getByRole('button', { name: `Cancel ${runningTask.name}` }).waitFor();
    expect(await page.title()).toBe('Tasks · Rivalscope');
    expect(await iconOf(page)).toBe('/favicon.svg');
    await expectAccessible(page);
    await table.getByRole('link', { name: runningTask.name }).click();
    await bar.waitFor();
    task = finishedTask;
    await page.getByRole('heading', { name: 'Import of files: Done' }).waitFor();
    expect(await page.title()).toBe(`${runningTask.name} · Tasks · Rivalscope`);
    await expectAccessible(page);
  });
});
