import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Busy loop. It checks its parent process ten times per second, because a parent that SIGKILL ends cannot send a
 * notice.
 */
const program = `
const parent = Number(process.argv[1]);
while (process.ppid === parent) {
  const until = Date.now() + 100;
  while (Date.now() < until);
}`;

/** Processes that compete with the tests for processor time. They end with this process after any signal. */
export class BusyProcesses {
  private readonly processes: ChildProcess[];
  private readonly killAll = (): void => this.processes.forEach((busy) => void busy.kill('SIGKILL'));

  constructor(count: number) {
    this.processes = Array.from({ length: count }, () =>
      spawn(process.execPath, ['-e', program, String(process.pid)], { stdio: 'ignore' }),
    );
    process.once('exit', this.killAll);
  }

  /** Ids of the processes that started. */
  get pids(): number[] {
    return this.processes.flatMap(({ pid }) => pid ?? []);
  }

  /** Kills all processes and waits until they exit. */
  async end(): Promise<void> {
    const running = this.processes.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ends = running.map((busy) => once(busy, 'exit'));
    this.killAll();
    await Promise.all(ends);
    process.off('exit', this.killAll);
  }
}
