import cluster from 'node:cluster';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { BirpcReturn } from 'birpc';
import type { Config } from '../config/config.js';
import type { SampleLoadSnapshot } from '../ingest/sample/sample-load.js';
import type { RunnerState } from '../jobs/job-runner.js';
import { createSemaphores } from '../load-control/limiters.js';
import { resolveInTime } from '../process/resolve-in-time.js';
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

/** Connected child processes of one kind. */
type Children<RemoteCalls extends object> = Map<ChildProcess, BirpcReturn<RemoteCalls, PrimaryCalls>>;

/** Child processes of the primary process: some serve requests, and one runs jobs. Crashed ones are replaced. */
export class ServerProcesses {
  private readonly semaphores;
  private readonly workers: Children<WorkerCalls> = new Map();
  private readonly jobProcesses: Children<JobProcessCalls> = new Map();
  private readonly registry = new Registry();
  private jobsDownSince: Date | undefined;
  private isStopping = false;
  private sampleTimer: NodeJS.Timeout | undefined;
  private readonly addresses: Promise<string[]>;
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
    const addresses = Array.from({ length: config.serverProcesses }, () =>
      this.startProcess('a server process', () => cluster.fork().process, this.workers),
    );
    const startJobProcess = () => fork(jobProcessFile, { serialization: messageSerialization });
    if (config.jobConcurrency > 0) {
      addresses.push(this.startProcess('the job process', startJobProcess, this.jobProcesses));
    }
    this.addresses = Promise.all(addresses);
    // `listen` reports a failure.
    this.addresses.catch(() => undefined);
  }

  /**
   * Lets the processes connect to the prepared stores, and waits until all are ready.
   * @returns the address
   * @throws Error if a process ends before it is ready
   */
  async listen(getSampleLoad: GetSampleLoad): Promise<string> {
    this.announceStores(getSampleLoad);
    const [address = ''] = await this.addresses;
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
    const children = [...this.workers.keys(), ...this.jobProcesses.keys()];
    await Promise.all(children.map((child) => stopChild(child, signal)));
  }

  /**
   * Starts a process, and replaces it after each crash.
   * @returns its address when it is ready for the first time
   */
  private startProcess<RemoteCalls extends object>(
    name: string,
    spawn: () => ChildProcess,
    children: Children<RemoteCalls>,
  ): Promise<string> {
    const delay = new RestartDelay();
    return new Promise((resolve, reject) => {
      let wasReady = false;
      const start = () => {
        if (this.isStopping) return;
        const child = spawn();
        const ledger = new SlotLedger(this.semaphores);
        const reportReady = (address: string) => {
          wasReady = true;
          resolve(address);
        };
        const calls = { ...this.createCalls(ledger), reportReady };
        children.set(child, connectToChild<RemoteCalls>(child, calls));
        delay.onStart();
        child.once('exit', (status, signal) => {
          ledger.close();
          children.delete(child);
          if (this.isStopping) return;
          const cause = signal ?? `status ${status}`;
          if (!wasReady) return reject(new Error(`${name} ended with ${cause} before it was ready`));
          const delayMs = delay.onCrash();
          this.log.error({ cause, delayMs }, `${name} ended and starts again`);
          setTimeout(start, delayMs);
        });
      };
      start();
    });
  }

  /** Calls that one process may make, apart from the report that it is ready. */
  private createCalls(ledger: SlotLedger): Omit<PrimaryCalls, 'reportReady'> {
    return {
      acquire: (request) => ledger.acquire(request),
      cancel: (slotId) => ledger.cancel(slotId),
      release: (slotId) => ledger.release(slotId),
      getQueuePositions: (semaphore, key) => this.semaphores[semaphore].getQueuePositions(key),
      waitForStores: async () => (await this.storesReady)(),
      readRunnerStates: () => this.readRunnerStates(),
      collectMetrics: () => this.collectMetrics(),
    };
  }

  private async readRunnerStates(): Promise<RunnerState[]> {
    if (this.config.jobConcurrency === 0) return [];
    const [jobProcess] = this.jobProcesses.values();
    const states = (await jobProcess?.readRunnerStates().catch(() => undefined)) ?? [];
    if (states.length === 0) return [{ name: 'jobs', downSince: (this.jobsDownSince ??= new Date()) }];
    this.jobsDownSince = undefined;
    return states;
  }

  private async collectMetrics(): Promise<string> {
    const connections = [...this.workers.values(), ...this.jobProcesses.values()];
    const metrics = await Promise.all([
      this.registry.getMetricsAsJSON(),
      ...connections.map((connection) => resolveInTime(connection.readMetrics(), [], metricsTimeoutMs)),
    ]);
    return AggregatorRegistry.aggregate(metrics).metrics();
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

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(killTimer);
}
