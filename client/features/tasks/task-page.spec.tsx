import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { WatchedTaskQuery } from '../../widgets/tasks/watched-task.generated.js';
import { aTask } from '../../testing/a-task.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { TaskPage } from './task-page.js';

type Task = WatchedTaskQuery['task'];

const runningTask: Task = {
  ...aTask,
  secondsLeft: 250,
  stages: [
    { id: 'read', title: 'Reading the files', state: 'done', count: 118_240, of: null, seconds: 80 },
    { id: 'load', title: 'Adding the rows', state: 'current', count: 5, of: 12, seconds: null },
    { id: 'derive', title: 'Rebuilding the reports', state: 'waiting', count: null, of: null, seconds: null },
  ],
};

let task: Task;
let requests: number;
let icon: HTMLLinkElement;

beforeAll(() => startPage(['tasks']));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  icon = document.head.appendChild(document.createElement('link'));
  icon.rel = 'icon';
  icon.setAttribute('href', '/favicon.svg');
  requests = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  icon.remove();
});

async function open(initialTask: Task): Promise<void> {
  task = initialTask;
  const responseFor = () => {
    requests++;
    return { task } satisfies WatchedTaskQuery;
  };
  render(
    <InPage address="/tasks/7" results={{ WatchedTask: responseFor }}>
      <Routes>
        <Route path="/tasks/:id" element={<TaskPage notify={<button type="button">Notify me</button>} />} />
      </Routes>
    </InPage>,
  );
  await advanceTime(0);
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows the remaining time, percentage and stages of a task, and marks the tab', async () => {
  await open(runningTask);
  const progressBar = screen.getByRole('progressbar', { name: 'Import of files' });
  expect(progressBar.getAttribute('aria-valuenow')).toBe('42');
  screen.getByText('About 4 min left. Up to 15 minutes.');
  const stages = within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Reading the files – done118,240',
    'Adding the rows – in progress5 of 12',
    'Rebuilding the reports – waiting',
  ]);
  expect(stages[1]?.getAttribute('aria-current')).toBe('step');
  expect(document.title).toBe('[42%] october.csv · Tasks · Rivalscope');
  expect(icon.getAttribute('href')).toBe('/favicon-waiting.svg');
  screen.getByText('You can leave this page.');
});

it.each([
  [{ place: 1, secondsLeft: null }, 'Next in the queue. Up to 15 minutes.'],
  [{ place: 3, secondsLeft: null }, 'Number 3 in the queue. Up to 15 minutes.'],
  [{ secondsLeft: null, limitMinutes: 1440 }, 'Estimating the remaining time.'],
  [{ secondsLeft: 59, limitMinutes: 1440 }, 'Less than a minute left.'],
  [{ secondsLeft: 5400, limitMinutes: 1440 }, 'About 1 h 30 min left.'],
  [{ cancelRequested: true }, 'Stopping…'],
])('describes %o as %s', async (difference, text) => {
  await open({ ...runningTask, ...difference });
  screen.getByText(text);
});

it('polls every 2 s, shows the result without a click and refetches the page once', async () => {
  await open(runningTask);
  expect(requests).toBe(1);
  task = { ...runningTask, progress: 80 };
  await advanceTime(2000);
  expect(requests).toBe(2);
  expect(document.title).toBe('[80%] october.csv · Tasks · Rivalscope');
  const stats = [{ id: 'stored', title: 'Rows added', value: 1200 }];
  const link = { path: '/data', title: 'Open the database' };
  const settings = [
    { id: 'date', title: 'Position date', value: '2026-10-12', of: [] },
    { id: 'domain', title: 'Domain', value: 'tea.example', of: ['a.csv', 'b.csv'] },
  ];
  task = { ...runningTask, state: 'done', progress: 100, figures: stats, settings, link };
  await advanceTime(2000);
  screen.getByRole('heading', { name: 'Import of files: Done' });
  expect(screen.getByRole('link', { name: 'Open the database' }).getAttribute('href')).toBe('/data');
  screen.getByText('1,200');
  const renderedText = within(screen.getByLabelText('Started with'));
  expect(renderedText.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12 Oct 2026',
    'tea.examplea.csv, b.csv',
  ]);
  expect(document.title).toBe('october.csv · Tasks · Rivalscope');
  expect(icon.getAttribute('href')).toBe('/favicon.svg');
  const requestsAtEnd = requests;
  expect(requestsAtEnd).toBe(4);
  await advanceTime(20_000);
  expect(requests).toBe(requestsAtEnd);
});

it.each([
  ['BAD_REQUEST', 'Import of files: Failed', 'x.txt is none of the formats.'],
  ['CANCELLED', 'Import of files: Cancelled', undefined],
])('a task that ended with %s shows %s', async (code, heading, explanation) => {
  const message = 'x.txt is none of the formats.';
  await open({ ...runningTask, state: 'failed', fault: { code, message } });
  screen.getByRole('heading', { name: heading });
  expect(screen.queryByText(message)?.textContent).toBe(explanation);
  await advanceTime(10_000);
  expect(requests).toBe(1);
});
