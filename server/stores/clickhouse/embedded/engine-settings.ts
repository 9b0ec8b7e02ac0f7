import path from 'node:path';
import type { SlotLimits } from './host/slots.js';

/**
 * Concurrent requests of the engine by class. There are more export slots than concurrent downloads, because buffered
 * streams use export slots too.
 */
export const slotLimits: SlotLimits = { light: 8, export: 8, job: 4, aged: 8, maxQueued: 500 };

/** One thread per running query, plus threads for the control connection, statement classification and files. */
export const hostThreadCount = slotLimits.light + slotLimits.export + slotLimits.job + slotLimits.aged + 4;

const megabyte = 1024 * 1024;

/** The engine counts its allocations only. The resident memory of the process is at least a third higher. */
const accountedShare = 0.6;

/** Memory limit in bytes for the engine's own accounting, if its process may use `memoryMb` megabytes. */
export function getAccountedMemoryBytes(memoryMb: number): number {
  return Math.floor(memoryMb * megabyte * accountedShare);
}

/** The only folder in which the engine may write and read backups. */
export function backupsFolder(dataDir: string): string {
  return path.join(dataDir, 'run', 'backups');
}

/** Configuration file of the engine in XML. */
export function buildEngineConfig(memoryMb: number, dataDir: string): string {
  const memory = getAccountedMemoryBytes(memoryMb);
  const entries: Record<string, number> = {
    max_server_memory_usage: memory,
    mark_cache_size: Math.floor(memory / 8),
    index_mark_cache_size: Math.floor(memory / 32),
    uncompressed_cache_size: 0,
    background_pool_size: 4,
    background_merges_mutations_concurrency_ratio: 2,
    // Merges get the lowest priority, so that queries and imports run first.
    os_threads_nice_value_merge_mutate: 19,
    // Dropped tables are deleted in the background without delay.
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
