import { constants } from 'node:os';

const shutdownSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that asks the process to shut down. */
type ShutdownSignal = (typeof shutdownSignals)[number];

/** A supervisor waits 15 s. The embedded engines need up to 3 s after this process has exited. */
const shutdownTimeoutMs = 11_000;

/** A terminal signals npm and this process. npm then forwards its own copy, which is not a second Ctrl-C. */
const duplicateWindowMs = 1_000;

/** Time for the signal to be delivered to this process before it exits with a status. */
const deliveryTimeoutMs = 500;

let onShutdown: ((signal: ShutdownSignal) => void) | undefined;
let firstSignal: { signal: ShutdownSignal; receivedAt: number } | undefined;

/**
 * Calls the listener at the first SIGINT, SIGTERM or SIGHUP; a later call replaces the listener.
 * The process exits immediately at a second signal, and 11 s after the first one if the listener has not ended it.
 */
export function onShutdownSignal(listener: (signal: ShutdownSignal) => void): void {
  if (onShutdown === undefined) {
    for (const signal of shutdownSignals) process.on(signal, () => handleSignal(signal));
    // After a hangup the terminal is gone, and a message to it must not end the process early.
    for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  }
  onShutdown = listener;
}

/** Exits with the status, or by the shutdown signal that the process has received. */
export function exitProcess(status: number): void {
  if (firstSignal) exitBySignal(firstSignal.signal);
  else process.exit(status);
}

/** Exits by the signal itself, so that npm and shells see the signal and not an error. */
export function exitBySignal(signal: ShutdownSignal): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The kernel does not deliver the signal to the first process of a container.
  setTimeout(() => process.exit(128 + constants.signals[signal]), deliveryTimeoutMs);
}

function handleSignal(signal: ShutdownSignal): void {
  if (firstSignal === undefined) {
    firstSignal = { signal, receivedAt: Date.now() };
    setTimeout(() => exitBySignal(signal), shutdownTimeoutMs).unref();
    onShutdown?.(signal);
  } else if (Date.now() - firstSignal.receivedAt > duplicateWindowMs) {
    exitBySignal(signal);
  }
}
