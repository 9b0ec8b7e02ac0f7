/** The line of a PostgreSQL program's output that says what is wrong, without what stands before it. */
export function firstFault(said: string): string {
  const lines = said.split('\n').map((line) => line.replace(/^.*?(?=(?:FATAL|PANIC|ERROR):)/, '').trim());
  const faults = lines.filter((line) => /^(?:FATAL|PANIC|ERROR):/.test(line));
  return faults[0] ?? lines.find((line) => line !== '') ?? '';
}
