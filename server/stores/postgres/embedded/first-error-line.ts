/** The line of a PostgreSQL program's output that says what is wrong, without what stands before it. */
export function firstErrorLine(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^.*?(?=(?:FATAL|PANIC|ERROR):)/, '').trim());
  const errors = lines.filter((line) => /^(?:FATAL|PANIC|ERROR):/.test(line));
  return errors[0] ?? lines.find((line) => line !== '') ?? '';
}
