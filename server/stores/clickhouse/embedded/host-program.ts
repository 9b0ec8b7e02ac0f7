import { fileURLToPath } from 'node:url';
import { resolveProgramFile } from '../../../process/program-file.js';

/** Path of the engine's main script. */
export function resolveHostProgram(): Promise<string> {
  return resolveProgramFile(fileURLToPath(new URL('./host/', import.meta.url)), 'clickhouse-host');
}
