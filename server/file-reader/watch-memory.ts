import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const intervalMs = 100;
const pageBytes = 4096;

/**
 * Calls the listener once the resident memory of a process exceeds a limit. The heap limit of V8 does not include
 * buffers and native libraries. Other systems than Linux have no `/proc`, so only the heap limit applies there.
 * @returns a function that stops watching
 */
export function watchMemory(child: ChildProcess, limitMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    if (readResidentBytes(child.pid) > limitMb * 1024 ** 2) onExceeded();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Resident memory of a process; 0 if it cannot be read. */
export function readResidentBytes(pid: number | undefined): number {
  try {
    const [, residentPages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(residentPages) * pageBytes;
  } catch {
    return 0;
  }
}
