import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../../../server/process/project-root.js';
import { getProcessStartTime } from '../../../../server/stores/process-identity.js';

/** A process identified by pid and start time, because pids are reused. */
interface TrackedProcess {
  pid: number;
  startTime: string;
  command: string;
}

/** Outcome of a script after a signal to its npm process. */
interface ScriptEnd {
  /** Signal that ended npm, or null after an exit status. */
  signal: NodeJS.Signals | null;
  /** Commands of script processes that were running when npm had exited. */
  afterNpm: string[];
  /** Commands that were still running 15 s after the signal. */
  remaining: string[];
}

/** An npm script in its own session, like under a supervisor or terminal. */
export interface NpmScript {
  npm: ChildProcess;
  output(): string;
  /** Waits until the output contains the text. */
  waitForOutput(text: string): Promise<void>;
  /** Signals npm or its foreground process group and waits for the end of the script. */
  end(signal: NodeJS.Signals, to?: 'npm' | 'group'): Promise<ScriptEnd>;
  /** Kills all processes of the script. */
  kill(): void;
}

const endTimeoutMs = 15_000;

/** Starts `npm ARGUMENTS` in the checkout. */
export function startScript(args: readonly string[], env: NodeJS.ProcessEnv): NpmScript {
  const { NODE_ENV: _, ...inherited } = process.env;
  const npm = spawn('npm', args, {
    cwd: projectRoot,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = once(npm, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const pid = npm.pid ?? 0;
  // Orphans lose their parent id, so descendants are recorded before.
  let started: TrackedProcess[] = [];
  return {
    npm,
    output: () => output,
    waitForOutput: async (text) => {
      while (!output.includes(text)) {
        if (npm.exitCode !== null || npm.signalCode !== null) {
          throw new Error(`npm ${args.join(' ')} ended early:\n${output}`);
        }
        await sleep(20);
      }
    },
    end: async (signal, to = 'npm') => {
      started = descendantsOf(pid);
      const deadline = Date.now() + endTimeoutMs;
      process.kill(to === 'npm' ? pid : -pid, signal);
      const [, diedOf] = await exited;
      const afterNpm = started.filter(isAlive);
      while (started.some(isAlive) && Date.now() < deadline) await sleep(50);
      const commands = (found: TrackedProcess[]) => found.map(({ command }) => command);
      return { signal: diedOf, afterNpm: commands(afterNpm), remaining: commands(started.filter(isAlive)) };
    },
    kill: () => {
      for (const child of [...started.filter(isAlive), ...descendantsOf(pid)]) {
        if (isAlive(child)) process.kill(child.pid, 'SIGKILL');
      }
      npm.kill('SIGKILL');
    },
  };
}

/** All descendants of a process, including the engines of the stores. */
export function descendantsOf(root: number): TrackedProcess[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((row) => ({ pid: Number(row?.[1]), parent: Number(row?.[2]), command: row?.[3] ?? '' }));
  const findDescendants = (parent: number): TrackedProcess[] =>
    rows
      .filter((row) => row.parent === parent)
      .flatMap(({ pid, command }) => [
        { pid, command, startTime: getProcessStartTime(pid) ?? '' },
        ...findDescendants(pid),
      ]);
  return findDescendants(root).filter(isAlive);
}

function isAlive({ pid, startTime }: TrackedProcess): boolean {
  return getProcessStartTime(pid) === startTime;
}
