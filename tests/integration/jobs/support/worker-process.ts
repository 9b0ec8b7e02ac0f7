import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../../../server/process/project-root.js';
import { shortLivedProcessFlags } from '../../../support/short-lived.js';

/** A worker process of a data directory. */
export interface WorkerProcess {
  process: ChildProcess;
  /** Output so far. */
  output(): string;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the compiled worker like `npm run worker`. */
export function startWorker(dataDir: string, env: NodeJS.ProcessEnv = {}): WorkerProcess {
  const worker = spawn(
    process.execPath,
    [...shortLivedProcessFlags, path.join(projectRoot, 'dist/server/cli/worker.js')],
    {
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [worker.stdout, worker.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    process: worker,
    output: () => output,
    end: async (signal) => {
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      const exit = once(worker, 'exit');
      worker.kill(signal);
      await exit;
    },
  };
}
