import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../../../server/process/project-root.js';
import { processStartTime } from '../../../../server/stores/process-identity.js';

/** A process that is not mistaken for a later one with its id. */
interface TrackedProcess {
  pid: number;
  birth: string;
  command: string;
}

/** How a script ended after a signal to its npm process. */
interface ScriptEnd {
  /** Signal that npm itself died of, null where it exited with a status. */
  signal: NodeJS.Signals | null;
  /** Commands of the script's processes that ran on when npm had exited. */
  afterNpm: string[];
  /** Those that run 15 s after the signal. */
  left: string[];
}

/** An npm script in a session of its own, as a supervisor or a terminal starts it. */
export interface NpmScript {
  npm: ChildProcess;
  printed(): string;
  /** Waits until its output has the text. */
  untilPrinted(text: string): Promise<void>;
  /** Sends npm the signal, or every process of its terminal's foreground group, and waits until the script has ended. */
  end(signal: NodeJS.Signals, to?: 'npm' | 'group'): Promise<ScriptEnd>;
  /** Kills whatever runs of it. */
  kill(): void;
}

/** Time that a script has to end, in milliseconds. */
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
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const exited = once(npm, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const pid = npm.pid ?? 0;
  // Orphans are not found by their parent any more.
  let started: TrackedProcess[] = [];
  return {
    npm,
    printed: () => printed,
    untilPrinted: async (text) => {
      while (!printed.includes(text)) {
        if (npm.exitCode !== null || npm.signalCode !== null) {
          throw new Error(`npm ${args.join(' ')} ended early:\n${printed}`);
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
      return { signal: diedOf, afterNpm: commands(afterNpm), left: commands(started.filter(isAlive)) };
    },
    kill: () => {
      for (const child of [...started.filter(isAlive), ...descendantsOf(pid)]) {
        if (isAlive(child)) process.kill(child.pid, 'SIGKILL');
      }
      npm.kill('SIGKILL');
    },
  };
}

/** Every process below another one, the engines of the stores with their own children among them. */
function descendantsOf(root: number): TrackedProcess[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((row) => ({ pid: Number(row?.[1]), parent: Number(row?.[2]), command: row?.[3] ?? '' }));
  const below = (parent: number): TrackedProcess[] =>
    rows
      .filter((row) => row.parent === parent)
      .flatMap(({ pid, command }) => [{ pid, command, birth: processStartTime(pid) ?? '' }, ...below(pid)]);
  return below(root).filter(isAlive);
}

function isAlive({ pid, birth }: TrackedProcess): boolean {
  return processStartTime(pid) === birth;
}
