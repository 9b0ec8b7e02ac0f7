import { AppError } from '../errors/app-error.js';
import { fileError } from './file-error.js';

/** Limits of one file reader process. */
export interface ReadLimits {
  /** JavaScript heap in MB. */
  heapMb: number;
  /** Resident memory in MB, including buffers and native libraries. */
  memoryMb: number;
  /** Time without any output while the server waits for it. */
  silenceMs: number;
  /** Time for one request, unlimited by default. */
  totalMs?: number;
  /** Processor time. The kernel enforces it, also if the server was killed. */
  cpuSeconds: number;
}

/** For requests that a person waits for: keyword files and lists. A busy machine needs more time than processor time. */
export const interactiveLimits: ReadLimits = {
  heapMb: 256,
  memoryMb: 384,
  silenceMs: 60_000,
  totalMs: 60_000,
  cpuSeconds: 20,
};

/** For logos. */
export const imageLimits: ReadLimits = {
  heapMb: 64,
  memoryMb: 256,
  silenceMs: 20_000,
  totalMs: 20_000,
  cpuSeconds: 5,
};

/** For imports, whose files may be read for hours. */
export const importLimits: ReadLimits = {
  heapMb: 512,
  memoryMb: 640,
  silenceMs: 120_000,
  cpuSeconds: 4 * 3600,
};

/** Limit of a process that was exceeded. */
export type ExceededLimit = 'memory' | 'time';

/** Creates the error for a file whose reader exceeded a limit. */
export function createLimitError(name: string, exceeded: ExceededLimit, limits: ReadLimits): AppError {
  if (exceeded === 'memory') {
    return fileError(
      `${name} needs more than ${limits.memoryMb} MB of memory to be read. Split it into smaller files.`,
      `Для чтения файла ${name} нужно больше ${limits.memoryMb} МБ памяти. Разделите его на части.`,
    );
  }
  const seconds = Math.round(Math.min(limits.silenceMs, limits.totalMs ?? limits.silenceMs) / 1000);
  return fileError(
    `${name} could not be read within ${seconds} s. Split it into smaller files.`,
    `Файл ${name} не удалось прочитать за ${seconds} с. Разделите его на части.`,
  );
}
