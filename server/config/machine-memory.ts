import os from 'node:os';

const megabyte = 1024 * 1024;

/** Minimum for the embedded ClickHouse to start and build a small database. */
export const minClickHouseMemoryMb = 1024;

/** Memory of the machine or its container in megabytes. */
export function getMachineMemoryMb(): number {
  const limit = process.constrainedMemory();
  // Without a limit the value is 0 or exceeds any machine.
  const isLimited = limit > 0 && limit < os.totalmem();
  return Math.floor((isLimited ? limit : os.totalmem()) / megabyte);
}

/** A quarter of the memory in megabytes. The page cache, PostgreSQL and the server need the remaining memory. */
export function getDefaultClickHouseMemoryMb(memoryMb: number): number {
  return Math.max(minClickHouseMemoryMb, Math.floor(memoryMb / 4));
}

const maxDefaultProcesses = 4;

/** Memory per process with its share of the stores. A machine with less than twice of it serves with one process. */
const memoryPerProcessMb = 2048;

/** Processes that serve requests: one per processor, as far as the memory allows. */
export function getDefaultServerProcesses(processors: number, memoryMb: number): number {
  return Math.max(1, Math.min(processors, maxDefaultProcesses, Math.floor(memoryMb / memoryPerProcessMb)));
}
