import os from 'node:os';
import { expect, it } from 'vitest';
import { loadConfig } from './config.js';
import {
  getDefaultClickHouseMemoryMb,
  getDefaultServerProcesses,
  getMachineMemoryMb,
} from './machine-memory.js';

it('assigns a quarter of the memory to the embedded ClickHouse, and at least its minimum', () => {
  expect(getDefaultClickHouseMemoryMb(24 * 1024)).toBe(6144);
  expect(getDefaultClickHouseMemoryMb(2048)).toBe(1024);
});

it.each([
  [1, 24 * 1024, 1],
  [2, 24 * 1024, 2],
  [16, 24 * 1024, 4],
  [4, 2000, 1],
  [4, 6144, 3],
])(
  'serves with a process per processor: %d processors and %d MB give %d',
  (processors, memoryMb, processes) => {
    expect(getDefaultServerProcesses(processors, memoryMb)).toBe(processes);
  },
);

it('reports no more memory than the machine has', () => {
  expect(getMachineMemoryMb()).toBeGreaterThan(256);
  expect(getMachineMemoryMb()).toBeLessThanOrEqual(os.totalmem() / 1024 / 1024);
});

it('uses the default for an unset variable and the value of a set one', () => {
  expect(loadConfig({}).clickhouseMemoryMb).toBe(getDefaultClickHouseMemoryMb(getMachineMemoryMb()));
  expect(loadConfig({ CLICKHOUSE_MEMORY_MB: '3000' }).clickhouseMemoryMb).toBe(3000);
});
