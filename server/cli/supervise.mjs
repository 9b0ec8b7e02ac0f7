// Runs the server in a child process and restarts it with exponential back-off after a crash.
import { spawn } from 'node:child_process';

const minDelayMs = 1_000;
const maxDelayMs = 60_000;

/** Uptime after which the next crash is restarted with the shortest delay again. */
const stableUptimeMs = 60_000;

/** Exit status of a start that failed for an unexpected reason (server/main.ts). 1 is an operator error. */
const failedStartStatus = 70;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts the program and ends this process like the program ended, except after a crash. An orderly stop, an operator
 * error and a failed first start are no crashes.
 */
export function supervise(program, args) {
  let child;
  let stopSignal;
  let restartTimer;
  let crashes = 0;
  let hasListened = false;

  for (const signal of signals) {
    process.on(signal, () => {
      stopSignal ??= signal;
      clearTimeout(restartTimer);
      if (child) child.kill(signal);
      else endLike(null, signal);
    });
  }
  // After a hangup the terminal is gone, and a message to it must not end the supervisor before the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  start();

  function start() {
    const startedAt = Date.now();
    let isListening = false;
    // The server detects the death of this process by the end of the channel.
    child = spawn(process.execPath, [...process.execArgv, program, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message !== 'listening') return;
      isListening = true;
      hasListened = true;
    });
    child.on('exit', (status, signal) => {
      child = undefined;
      if (stopSignal || !isCrash(status, isListening)) return endLike(status, signal);
      crashes = Date.now() - startedAt > stableUptimeMs ? 1 : crashes + 1;
      const delayMs = Math.min(minDelayMs * 2 ** (crashes - 1), maxDelayMs);
      const cause = signal ?? `status ${status}`;
      console.error(`The server process ended with ${cause}. It starts again in ${delayMs / 1000} s.`);
      restartTimer = setTimeout(start, delayMs);
    });
  }

  /** A signal always is a crash, because an orderly stop has set `stopSignal`. */
  function isCrash(status, isListening) {
    if (status === 0) return false;
    if (status === null || isListening) return true;
    return status === 1 ? false : status !== failedStartStatus || hasListened;
  }
}

/** Ends this process with the status or the signal, so that npm and shells see the end of the server. */
function endLike(status, signal) {
  if (signal === null) process.exit(status);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The kernel does not deliver the signal to the first process of a container.
  setTimeout(() => process.exit(1), 500);
}
