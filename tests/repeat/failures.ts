/** What a run of vitest writes with its reporter `json`, as far as it is read here. */
export interface TestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    /** Why the file itself failed, empty where only cases did. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** A failed case or file of one run. */
export interface Failure {
  file: string;
  /** The case with the names around it; empty where the file itself failed. */
  test: string;
  /** First line of the error. */
  message: string;
}

/** Failed cases and files of a report, with paths below `root`. */
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

/** One line about a failure and, below it, the error. */
export function failureText({ file, test, message }: Failure, seed: number): string {
  return `seed ${seed}: ${[file, test].filter(Boolean).join(' > ')}\n    ${message}`;
}

/** The report of vitest has this text for a time limit, whose message stands in its output only. */
const timeLimitMessage = 'Error: STACK_TRACE_ERROR';

function firstLine(message: string): string {
  const line = message.trim().split('\n')[0] ?? '';
  return line === timeLimitMessage ? 'timed out' : line;
}
