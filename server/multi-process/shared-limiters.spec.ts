import { createBirpc } from 'birpc';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { FairSemaphore } from '../load-control/fair-semaphore.js';
import { SharedSemaphore, SlotLedger, type SemaphoreCalls } from './shared-limiters.js';

const limits = { maxConcurrent: 2, maxConcurrentPerKey: 2, maxQueuedPerKey: 1 };

/** A semaphore of the primary process and the connections of two workers to it. */
function createProcesses() {
  const semaphore = new FairSemaphore(limits);
  const semaphores = { queries: semaphore, exports: semaphore, listTools: semaphore, logos: semaphore };
  const [first, second] = [new SlotLedger(semaphores), new SlotLedger(semaphores)];
  return {
    workers: [connect(first, semaphore), connect(second, semaphore)] as const,
    ledgers: [first, second] as const,
  };
}

/** Connects a worker to its ledger through serialized messages, as between two processes. */
function connect(ledger: SlotLedger, semaphore: FairSemaphore): SharedSemaphore {
  let toPrimary: (message: unknown) => void = () => undefined;
  let toWorker: (message: unknown) => void = () => undefined;
  createBirpc<object, SemaphoreCalls>(
    {
      acquire: (request) => ledger.acquire(request),
      cancel: (slotId) => ledger.cancel(slotId),
      release: (slotId) => ledger.release(slotId),
      getQueuePositions: (_name, key) => semaphore.getQueuePositions(key),
    },
    { post: (message) => toWorker(structuredClone(message)), on: (listener) => void (toPrimary = listener) },
  );
  const primary = createBirpc<SemaphoreCalls>(
    {},
    { post: (message) => toPrimary(structuredClone(message)), on: (listener) => void (toWorker = listener) },
  );
  let latestSlotId = 0;
  return new SharedSemaphore('queries', primary, () => (latestSlotId += 1));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it('Workers share the slots of a semaphore, and a release admits a request of another worker', async () => {
  const { workers } = createProcesses();
  const [first, second] = workers;
  const release = await first.acquire({ key: 'account:1' });
  await second.acquire({ key: 'account:1' });
  let isAdmitted = false;
  const queued = second.acquire({ key: 'account:1' }).then(() => (isAdmitted = true));
  await settle();
  expect(isAdmitted).toBe(false);
  expect(await first.getQueuePositions('account:1')).toEqual([1]);
  release();
  release();
  await queued;
  expect(isAdmitted).toBe(true);
});

it('A full queue rejects a request of another worker with the delay before a retry', async () => {
  const { workers } = createProcesses();
  const [first, second] = workers;
  await first.acquire({ key: 'account:1' });
  await first.acquire({ key: 'account:1' });
  void first.acquire({ key: 'account:1' });
  const error = await second.acquire({ key: 'account:1' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: ErrorCode.Overloaded, retryAfter: 1 });
});

it('An aborted request leaves the queue', async () => {
  const { workers } = createProcesses();
  const [first] = workers;
  await first.acquire({ key: 'account:1' });
  await first.acquire({ key: 'account:1' });
  const controller = new AbortController();
  const queued = first.acquire({ key: 'account:1', signal: controller.signal });
  await settle();
  controller.abort();
  await expect(queued).rejects.toMatchObject({ code: ErrorCode.Cancelled });
  expect(await first.getQueuePositions('account:1')).toEqual([]);
});

it('The end of a worker releases its slots and its place in the queue', async () => {
  const { workers, ledgers } = createProcesses();
  const [first, second] = workers;
  await first.acquire({ key: 'account:1' });
  await first.acquire({ key: 'account:1' });
  void first.acquire({ key: 'account:1' }).catch(() => undefined);
  await settle();
  ledgers[0].close();
  await second.acquire({ key: 'account:1' });
  await second.acquire({ key: 'account:1' });
  expect(await second.getQueuePositions('account:1')).toEqual([]);
});
