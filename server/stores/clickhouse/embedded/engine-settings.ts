import path from 'node:path';
import type { SlotLimits } from './host/slots.js';

/** How many requests the engine runs at once, by class: of streams more than files leave at once, for those that are read at once. */
export const slotLimits: SlotLimits = { light: 8, export: 8, job: 4, aged: 8, maxQueued: 500 };

/** Threads of the engine's process: one for each running query, some for the control connection, classifying and files. */
export const hostThreadCount = slotLimits.light + slotLimits.export + slotLimits.job + slotLimits.aged + 4;

const megabyte = 1024 * 1024;

/** The engine counts what it allocates, not what the process takes: a third and more comes on top. */
const accountedShare = 0.6;

/** Memory in bytes that the engine may count as its own, for a process that may take `memoryMb` megabytes. */
export function accountedMemoryBytes(memoryMb: number): number {
  return Math.floor(memoryMb * megabyte * accountedShare);
}

/** The one folder that the engine may write backups to and read them from. */
export function backupsFolder(dataDir: string): string {
  return path.join(dataDir, 'run', 'backups');
}

/** The engine's own configuration file. */
export function engineConfig(memoryMb: number, dataDir: string): string {
  const memory = accountedMemoryBytes(memoryMb);
  const entries: Record<string, number> = {
    max_server_memory_usage: memory,
    mark_cache_size: Math.floor(memory / 8),
    index_mark_cache_size: Math.floor(memory / 32),
    uncompressed_cache_size: 0,
    background_pool_size: 4,
    background_merges_mutations_concurrency_ratio: 2,
    // Parts are merged with what the processor has to spare: reports are answered and imports done first.
    os_threads_nice_value_merge_mutate: 19,
    // Files of a dropped table go at once, but nobody waits for the disk to let go of them.
    database_atomic_delay_before_drop_table_sec: 0,
    background_schedule_pool_size: 4,
    background_move_pool_size: 1,
    background_fetches_pool_size: 1,
    background_common_pool_size: 2,
  };
  const lines = Object.entries(entries).map(([name, value]) => `  <${name}>${value}</${name}>`);
  const folder = escapeXml(`${backupsFolder(dataDir)}/`);
  const backups = `  <backups><allowed_path>${folder}</allowed_path></backups>`;
  return ['<clickhouse>', ...lines, backups, '</clickhouse>', ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
