import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { useQueueNotice } from './use-queue-notice.js';

/** Visible toasts. */
const visibleToasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeAll(() => startPage(['files']));
beforeEach(() => {
  // The toast store is global across specs.
  notifications.clean();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.useRealTimers();
});

function Asking() {
  const noticeQueue = useQueueNotice();
  return <button onClick={noticeQueue}>Ask</button>;
}

/** Starts a download with these consecutive queue states. */
function downloadWithQueue(queueStates: number[][]): { asked: () => number } {
  let asked = 0;
  const ExportQueue = () => ({
    exportQueue: { __typename: 'ExportQueue', places: queueStates[asked++] ?? [] },
  });
  render(
    <InPage address="/keywords" results={{ ExportQueue }}>
      <Asking />
    </InPage>,
  );
  fireEvent.click(screen.getByText('Ask'));
  return { asked: () => asked };
}

const look = () => act(() => vi.advanceTimersByTimeAsync(2000));

it('shows the queue position of the latest download until it starts', async () => {
  const { asked } = downloadWithQueue([[1, 4], [2], []]);
  expect(visibleToasts()).toEqual([]);
  await look();
  expect(visibleToasts()).toEqual([expect.stringMatching(/: 4$/)]);
  await look();
  expect(visibleToasts()).toEqual([expect.stringMatching(/: 2$/)]);
  await look();
  expect(visibleToasts()).toEqual([]);
  await look();
  expect(asked()).toBe(3);
});

it('shows nothing for a download that starts at once', async () => {
  const { asked } = downloadWithQueue([[]]);
  await look();
  await look();
  expect(visibleToasts()).toEqual([]);
  expect(asked()).toBe(1);
});
