import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slots } from './slots.js';

const limits = { light: 2, export: 1, job: 1, aged: 1, maxQueued: 2 };
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isGranted(slot: Promise<unknown>): Promise<boolean> {
  let granted = false;
  slot.then(
    () => (granted = true),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  return granted;
}

describe('Slots', () => {
  it('limits each class separately', async () => {
    const slots = new Slots(limits);
    await slots.acquire('job', never);
    expect(await isGranted(slots.acquire('job', never))).toBe(false);
    expect(await isGranted(slots.acquire('export', never))).toBe(true);
    expect(await isGranted(slots.acquire('light', never))).toBe(true);
  });

  it('grants slots in the order of the queue', async () => {
    const slots = new Slots(limits);
    const first = await slots.acquire('job', never);
    const second = slots.acquire('job', never);
    const third = slots.acquire('job', never);
    first.release();
    expect(await isGranted(second)).toBe(true);
    expect(await isGranted(third)).toBe(false);
  });

  it('releases the slot of a slow interactive query while the aged class has room', async () => {
    const slots = new Slots(limits);
    await slots.acquire('light', never);
    await slots.acquire('light', never);
    const third = slots.acquire('light', never);
    const fourth = slots.acquire('light', never);
    expect(await isGranted(third)).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isGranted(third)).toBe(true);
    expect(await isGranted(fourth)).toBe(false);
  });

  it('reuses slots of aged queries', async () => {
    const slots = new Slots(limits);
    const running = await slots.acquire('light', never);
    await slots.acquire('light', never);
    await vi.advanceTimersByTimeAsync(2_000);
    await slots.acquire('light', never);
    running.release();
    const next = slots.acquire('light', never);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isGranted(next)).toBe(true);
  });

  it('removes aborted requests from the queue', async () => {
    const slots = new Slots(limits);
    const running = await slots.acquire('job', never);
    const abortedClient = new AbortController();
    const aborted = slots.acquire('job', abortedClient.signal);
    const nextInQueue = slots.acquire('job', never);
    abortedClient.abort();
    await expect(aborted).rejects.toThrow(/QUERY_WAS_CANCELLED/);
    running.release();
    expect(await isGranted(nextInQueue)).toBe(true);
  });

  it('rejects a request when the queue is full', async () => {
    const slots = new Slots(limits);
    await slots.acquire('job', never);
    void slots.acquire('job', never);
    void slots.acquire('job', never);
    await expect(slots.acquire('job', never)).rejects.toThrow(/TOO_MANY_SIMULTANEOUS_QUERIES/);
  });
});
