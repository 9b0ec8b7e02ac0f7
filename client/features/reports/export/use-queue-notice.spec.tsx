import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InPage, startPage } from '../../../testing/in-page.js';
import { useQueueNotice } from './use-queue-notice.js';

/** Visible toasts. */
const shown = () => notificationsStore.getState().notifications.map(({ message }) => message);

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
function askWith(looks: number[][]): { asked: () => number } {
  let asked = 0;
  const ExportQueue = () => ({
    exportQueue: { __typename: 'ExportQueue', places: looks[asked++] ?? [] },
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

it('says the place in the queue of the file that was asked for last, until its turn comes (S2)', async () => {
  const { asked } = askWith([[1, 4], [2], []]);
  expect(shown()).toEqual([]);
  await look();
  expect(shown()).toEqual([expect.stringMatching(/: 4$/)]);
  await look();
  expect(shown()).toEqual([expect.stringMatching(/: 2$/)]);
  await look();
  expect(shown()).toEqual([]);
  await look();
  expect(asked()).toBe(3);
});

it('says nothing of a file whose turn comes at once (S2)', async () => {
  const { asked } = askWith([[]]);
  await look();
  await look();
  expect(shown()).toEqual([]);
  expect(asked()).toBe(1);
});
