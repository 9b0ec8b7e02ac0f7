import { fileURLToPath } from 'node:url';
import { programFile } from '../../../process/program-file.js';

/** Path of the engine's main script. */
export function hostProgram(): Promise<string> {
  return programFile(fileURLToPath(new URL('./host/', import.meta.url)), 'clickhouse-host');
}
