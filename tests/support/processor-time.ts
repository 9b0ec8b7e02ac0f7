/**
 * Processor time of this process during an action, in milliseconds. Unlike elapsed time, it hardly depends on other
 * processes.
 */
export async function measureProcessorMs(action: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
