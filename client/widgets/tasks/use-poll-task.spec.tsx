import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aTask } from '../../testing/a-task.js';
import { InPage, startPage } from '../../testing/in-page.js';
import { usePollTask } from './use-poll-task.js';

beforeAll(() => startPage(['tasks']));
afterEach(cleanup);

const endedTask = { ...aTask, state: 'done', progress: 100 } as const;

function PolledTask({ onEnd, initialState }: { onEnd: () => void; initialState?: 'processing' }) {
  const { task } = usePollTask('7', onEnd, initialState);
  return <output data-testid="state">{task?.state}</output>;
}

it.each([
  ['a record that was read as unfinished', 'processing', 1],
  ['no record', undefined, 0],
] as const)(
  'a task that ended before the first poll of %s calls onEnd as often as expected',
  async (_, initialState, calls) => {
    const onEnd = vi.fn<() => void>();
    const { getByTestId } = render(
      <InPage address="/" results={{ WatchedTask: () => ({ task: endedTask }) }}>
        <PolledTask onEnd={onEnd} initialState={initialState} />
      </InPage>,
    );
    await waitFor(() => expect(getByTestId('state').textContent).toBe('done'));
    expect(onEnd).toHaveBeenCalledTimes(calls);
  },
);
