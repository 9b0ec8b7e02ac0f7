/** Fields of the vitest `json` report that are read here. */
export interface TestReport {
  testResults: {
    name: string;
    status: string;
    /** Error of the file itself, empty if only tests failed. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** Failed test or file of one run. */
export interface Failure {
  file: string;
  /** Full test name, empty if the file itself failed. */
  test: string;
  /** First line of the error. */
  message: string;
}

/** Failed tests and files of a report, with paths relative to `root`. */
export function failuresOf({ testResults }: TestReport, root: string): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    const cases = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        test: fullName,
        message: firstLine(failureMessages?.[0] ?? ''),
      }));
    const isFileItself = status === 'failed' && (cases.length === 0 || message !== '');
    return isFileItself ? [{ file, test: '', message: firstLine(message) }, ...cases] : cases;
  });
}

/** Failure with its seed and the error on the next line. */
export function failureText({ file, test, message }: Failure, seed: number): string {
  return `seed ${seed}: ${[file, test].filter(Boolean).join(' > ')}\n    ${message}`;
}

/** Placeholder of vitest for a timeout, whose message appears only in the console. */
const timeLimitMessage = 'Error: STACK_TRACE_ERROR';

function firstLine(message: string): string {
  const line = message.trim().split('\n')[0] ?? '';
  return line === timeLimitMessage ? 'timed out' : line;
}
