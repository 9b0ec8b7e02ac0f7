import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { useQueueNotice } from './use-queue-notice.js';

/** Messages of the visible toasts. */
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

function DownloadButton() {
  const notifyQueuePosition = useQueueNotice();
  return <button onClick={notifyQueuePosition}>Ask</button>;
}

/** Starts a download. The server returns these queue states one after another. */
function downloadWithQueue(queueStates: number[][]): { requestCount: () => number } {
  let requestCount = 0;
  const ExportQueue = () => ({
    exportQueue: { __typename: 'ExportQueue', places: queueStates[requestCount++] ?? [] },
  });
  render(
    <InPage address="/keywords" results={{ ExportQueue }}>
      <DownloadButton />
    </InPage>,
  );
  fireEvent.click(screen.getByText('Ask'));
  return { requestCount: () => requestCount };
}

const poll = () => act(() => vi.advanceTimersByTimeAsync(2000));

it('shows the queue position of the latest download until it starts', async () => {
  const { requestCount } = downloadWithQueue([[1, 4], [2], []]);
  expect(visibleToasts()).toEqual([]);
  await poll();
  expect(visibleToasts()).toEqual([expect.stringMatching(/: 4$/)]);
  await poll();
  expect(visibleToasts()).toEqual([expect.stringMatching(/: 2$/)]);
  await poll();
  expect(visibleToasts()).toEqual([]);
  await poll();
  expect(requestCount()).toBe(3);
});

it('shows nothing for a download that starts at once', async () => {
  const { requestCount } = downloadWithQueue([[]]);
  await poll();
  await poll();
  expect(visibleToasts()).toEqual([]);
  expect(requestCount()).toBe(1);
});
