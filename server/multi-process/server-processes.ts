import cluster, { type Worker } from 'node:cluster';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { AggregatorRegistry, collectDefaultMetrics, Registry, type MetricObject } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { BirpcReturn } from 'birpc';
import type { Config } from '../config/config.js';
import type { SampleLoadSnapshot } from '../ingest/sample/sample-load.js';
import type { RunnerState } from '../jobs/job-runner.js';
import { createSemaphores } from '../load-control/limiters.js';
import {
  connectToChild,
  messageSerialization,
  type JobProcessCalls,
  type PrimaryCalls,
  type WorkerCalls,
} from './process-calls.js';
import { RestartDelay } from './restart-delay.js';
import { SlotLedger } from './shared-limiters.js';

const sampleUpdateMs = 500;

/** A process that is blocked for longer is missing from the metrics. */
const metricsTimeoutMs = 2_000;

/** A process that ignores the shutdown signal is killed after this time. Its own limit for requests is shorter. */
const stopTimeoutMs = 8_000;

const jobProcessFile = fileURLToPath(new URL('../cli/job-process.js', import.meta.url));

/** Reads the status of the sample load of this process. */
type GetSampleLoad = () => SampleLoadSnapshot;

/** Child processes of the primary process: some serve requests, and one runs jobs. Crashed ones are replaced. */
export class ServerProcesses {
  private readonly semaphores;
  private readonly workers = new Map<ChildProcess, BirpcReturn<WorkerCalls, PrimaryCalls>>();
  private readonly registry = new Registry();
  private jobProcess: { child: ChildProcess; calls: BirpcReturn<JobProcessCalls, PrimaryCalls> } | undefined;
  private jobsDownSince: Date | undefined;
  private isStopping = false;
  private sampleTimer: NodeJS.Timeout | undefined;
  private readonly listening: Promise<string[]>;
  private announceStores!: (getSampleLoad: GetSampleLoad) => void;
  private readonly storesReady = new Promise<GetSampleLoad>((resolve) => {
    this.announceStores = resolve;
  });

  /** Starts the processes, which load their modules while the stores start. */
  constructor(
    private readonly config: Config,
    private readonly log: Logger,
  ) {
    this.semaphores = createSemaphores(config);
    collectDefaultMetrics({ register: this.registry });
    // The requests of guests are counted here.
    new RateLimiterClusterMaster();
    // The workers accept connections themselves. If the primary process distributed them, a connection for a worker that
    // was killed would never be answered, and each connection would cost a message.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ serialization: messageSerialization });
    this.listening = Promise.all(
      Array.from({ length: config.serverProcesses }, () => this.startFirstWorker()),
    );
    this.listening.catch(() => undefined);
    if (config.jobConcurrency > 0) this.startJobProcess(new RestartDelay());
  }

  /**
   * Lets the processes connect to the prepared stores, and waits until all workers listen.
   * @returns the address
   * @throws Error if a worker ends before it listens
   */
  async listen(getSampleLoad: GetSampleLoad): Promise<string> {
    this.announceStores(getSampleLoad);
    const [address = ''] = await this.listening;
    this.watchSampleLoad(getSampleLoad);
    return address;
  }

  /** Sends the status to all workers. */
  async updateSampleLoad(snapshot: SampleLoadSnapshot): Promise<void> {
    const updates = [...this.workers.values()].map((worker) => worker.updateSampleLoad(snapshot));
    // A worker that ends reads the status again when it restarts.
    await Promise.allSettled(updates);
  }

  /** Sends the signal to all processes and waits until they have ended. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.isStopping = true;
    clearInterval(this.sampleTimer);
    const children = [...this.workers.keys(), ...(this.jobProcess ? [this.jobProcess.child] : [])];
    await Promise.all(children.map((child) => stopChild(child, signal)));
  }

  private startFirstWorker(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.startWorker(new RestartDelay(), resolve, (cause) =>
        reject(new Error(`A server process ended with ${cause} before it listened.`)),
      );
    });
  }

  private startWorker(
    delay: RestartDelay,
    onListening?: (address: string) => void,
    onFailedStart?: (cause: string) => void,
  ): void {
    const worker: Worker = cluster.fork();
    const child = worker.process;
    let hasListened = false;
    const { calls, close } = this.createCalls((address) => {
      hasListened = true;
      onListening?.(address);
    });
    this.workers.set(child, connectToChild<WorkerCalls>(child, calls));
    delay.onStart();
    child.once('exit', (status, signal) => {
      close();
      this.workers.delete(child);
      if (this.isStopping) return;
      const cause = signal ?? `status ${status}`;
      if (!hasListened && onFailedStart) return onFailedStart(cause);
      this.restart('a server process', cause, delay, () => this.startWorker(delay));
    });
  }

  private startJobProcess(delay: RestartDelay): void {
    const child = fork(jobProcessFile, { serialization: messageSerialization });
    const { calls, close } = this.createCalls();
    this.jobProcess = { child, calls: connectToChild<JobProcessCalls>(child, calls) };
    delay.onStart();
    child.once('exit', (status, signal) => {
      close();
      this.jobProcess = undefined;
      this.jobsDownSince = new Date();
      if (this.isStopping) return;
      this.restart('the job process', signal ?? `status ${status}`, delay, () => this.startJobProcess(delay));
    });
  }

  private restart(name: string, cause: string, delay: RestartDelay, start: () => void): void {
    const delayMs = delay.onCrash();
    this.log.error({ cause, delayMs }, `${name} ended and starts again`);
    setTimeout(() => {
      if (!this.isStopping) start();
    }, delayMs);
  }

  /** Calls that one process may make. */
  private createCalls(onListening?: (address: string) => void): { calls: PrimaryCalls; close: () => void } {
    const ledger = new SlotLedger(this.semaphores);
    const calls: PrimaryCalls = {
      acquire: (request) => ledger.acquire(request),
      cancel: (slotId) => ledger.cancel(slotId),
      release: (slotId) => ledger.release(slotId),
      getQueuePositions: (semaphore, key) => this.semaphores[semaphore].getQueuePositions(key),
      waitForStores: async () => (await this.storesReady)(),
      reportListening: (address) => onListening?.(address),
      readRunnerStates: () => this.readRunnerStates(),
      collectMetrics: () => this.collectMetrics(),
    };
    return { calls, close: () => ledger.close() };
  }

  private async readRunnerStates(): Promise<RunnerState[]> {
    if (this.config.jobConcurrency === 0) return [];
    const states = await this.jobProcess?.calls.readRunnerStates().catch(() => undefined);
    return states ?? [{ name: 'jobs', downSince: this.jobsDownSince ?? new Date() }];
  }

  private async collectMetrics(): Promise<string> {
    const connections = [...this.workers.values(), ...(this.jobProcess ? [this.jobProcess.calls] : [])];
    const metrics = await Promise.all([
      this.registry.getMetricsAsJSON(),
      ...connections.map((connection) => readMetricsInTime(connection)),
    ]);
    return AggregatorRegistry.aggregate(metrics.filter((metric) => metric !== undefined)).metrics();
  }

  /** Sends the progress to the workers until the sample load ends. */
  private watchSampleLoad(getSampleLoad: GetSampleLoad): void {
    this.sampleTimer = setInterval(() => {
      const snapshot = getSampleLoad();
      void this.updateSampleLoad(snapshot);
      if (snapshot.current === null || snapshot.current.hasFailed) clearInterval(this.sampleTimer);
    }, sampleUpdateMs);
  }
}

async function readMetricsInTime(
  connection: Pick<BirpcReturn<WorkerCalls>, 'readMetrics'>,
): Promise<MetricObject[] | undefined> {
  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), metricsTimeoutMs).unref(),
  );
  return Promise.race([connection.readMetrics().catch(() => undefined), timeout]);
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(killTimer);
}
