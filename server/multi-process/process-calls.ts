import type { ChildProcess } from 'node:child_process';
import type { MetricObject } from 'prom-client';
import { createBirpc, type BirpcReturn, type ChannelOptions } from 'birpc';
import type { ErrorCode } from '../errors/error-code.js';
import type { ErrorDetails } from '../errors/app-error.js';
import type { SampleLoadSnapshot } from '../ingest/sample/sample-load.js';
import type { RunnerState } from '../jobs/job-runner.js';
import type { AcquireOptions } from '../load-control/fair-semaphore.js';
import type { SemaphoreName } from '../load-control/limiters.js';

/** Serializable parameters of `Semaphore.acquire`. */
export interface AcquireRequest extends Omit<AcquireOptions, 'signal'> {
  semaphore: SemaphoreName;
  /** Identifies the slot in its process. */
  slotId: number;
}

/** Serializable `AppError`, or null after success. */
export type AcquireError = { code: ErrorCode; details: ErrorDetails } | null;

/** Calls from the other processes of the server to the primary process. */
export interface PrimaryCalls {
  /** Acquires a slot. The slots of a process are released when it ends. */
  acquire(request: AcquireRequest): Promise<AcquireError>;
  /** Aborts the wait for a slot. */
  cancel(slotId: number): void;
  release(slotId: number): void;
  getQueuePositions(semaphore: SemaphoreName, key: string): number[];
  /** Resolves when the stores accept connections and are prepared. */
  waitForStores(): Promise<SampleLoadSnapshot>;
  /** Reports that the process has started. The address is empty if it serves no requests. */
  reportReady(address: string): void;
  /** States of the job runners of the server. */
  readRunnerStates(): Promise<RunnerState[]>;
  /** Metrics of all processes in the format of Prometheus. */
  collectMetrics(): Promise<string>;
}

/** Calls from the primary process to a process that serves requests. */
export interface WorkerCalls {
  updateSampleLoad(snapshot: SampleLoadSnapshot): void;
  readMetrics(): Promise<MetricObject[]>;
}

/** Calls from the primary process to the process that runs jobs. */
export interface JobProcessCalls {
  readRunnerStates(): RunnerState[];
  readMetrics(): Promise<MetricObject[]>;
}

/** Serialization of messages that preserves dates. */
export const messageSerialization = 'advanced';

/** A slot can be queued for longer than the default time limit of calls. */
const withoutTimeout = { timeout: -1 };

/** Field that separates these messages from those of the rate limiter. */
interface Message {
  call?: unknown;
}

/** Connects this process to the primary process that started it. */
export function connectToPrimary<LocalCalls extends object>(
  calls: LocalCalls,
): BirpcReturn<PrimaryCalls, LocalCalls> {
  return createBirpc<PrimaryCalls, LocalCalls>(calls, { ...withoutTimeout, ...channelOf(process) });
}

/** Connects the primary process to a process that it started. The connection closes when that process ends. */
export function connectToChild<RemoteCalls extends object>(
  child: ChildProcess,
  calls: PrimaryCalls,
): BirpcReturn<RemoteCalls, PrimaryCalls> {
  const connection = createBirpc<RemoteCalls, PrimaryCalls>(calls, {
    ...withoutTimeout,
    ...channelOf(child),
  });
  child.once('exit', () => connection.$close());
  return connection;
}

function channelOf(peer: ChildProcess | NodeJS.Process): ChannelOptions {
  return {
    post: (call: unknown) => {
      // The other process may have ended. Its exit releases its slots.
      if (peer.connected) peer.send?.({ call } satisfies Message, undefined, undefined, () => undefined);
    },
    on: (listener) =>
      void peer.on('message', ({ call }: Message) => {
        if (call !== undefined) listener(call);
      }),
  };
}
