import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slots } from './slots.js';

const limits = { light: 2, heavy: 1, aged: 1, waiting: 2 };
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

describe('slots', () => {
  it('are kept for each class: heavy requests never take a light one', async () => {
    const slots = new Slots(limits);
    await slots.acquire('heavy', never);
    expect(await isGranted(slots.acquire('heavy', never))).toBe(false);
    expect(await isGranted(slots.acquire('light', never))).toBe(true);
  });

  it('go to those that wait, in their order', async () => {
    const slots = new Slots(limits);
    const first = await slots.acquire('heavy', never);
    const second = slots.acquire('heavy', never);
    const third = slots.acquire('heavy', never);
    first.release();
    expect(await isGranted(second)).toBe(true);
    expect(await isGranted(third)).toBe(false);
  });

  it('are given up by a light request that runs long, as far as there is room for long ones', async () => {
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

  it('come back from long requests too', async () => {
    const slots = new Slots(limits);
    const held = await slots.acquire('light', never);
    await slots.acquire('light', never);
    await vi.advanceTimersByTimeAsync(2_000);
    await slots.acquire('light', never);
    held.release();
    const next = slots.acquire('light', never);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await isGranted(next)).toBe(true);
  });

  it('are not waited for by a client that left', async () => {
    const slots = new Slots(limits);
    const held = await slots.acquire('heavy', never);
    const leaving = new AbortController();
    const left = slots.acquire('heavy', leaving.signal);
    const staying = slots.acquire('heavy', never);
    leaving.abort();
    await expect(left).rejects.toThrow(/QUERY_WAS_CANCELLED/);
    held.release();
    expect(await isGranted(staying)).toBe(true);
  });

  it('refuse a request when too many wait', async () => {
    const slots = new Slots(limits);
    await slots.acquire('heavy', never);
    void slots.acquire('heavy', never);
    void slots.acquire('heavy', never);
    await expect(slots.acquire('heavy', never)).rejects.toThrow(/TOO_MANY_SIMULTANEOUS_QUERIES/);
  });
});
