/** First error line in the output of a PostgreSQL program, without its log prefix. */
export function firstErrorLine(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^.*?(?=(?:FATAL|PANIC|ERROR):)/, '').trim());
  const errors = lines.filter((line) => /^(?:FATAL|PANIC|ERROR):/.test(line));
  return errors[0] ?? lines.find((line) => line !== '') ?? '';
}
