import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { getProcessStartTime } from '../../server/stores/process-identity.js';
import { BusyProcesses } from './busy-processes.js';

const isRunning = (pid: number): boolean => getProcessStartTime(pid) !== undefined;

describe('busy processes', () => {
  it('use all processor time until they are killed', async () => {
    const busy = new BusyProcesses(2);
    const { pids } = busy;
    try {
      expect(pids).toHaveLength(2);
      // `R` means running or runnable.
      const states = () =>
        pids.map((pid) => execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })[0]);
      await expect.poll(states, { timeout: 20_000 }).toEqual(['R', 'R']);
    } finally {
      await busy.end();
    }
    expect(pids.filter(isRunning)).toEqual([]);
  });
});
