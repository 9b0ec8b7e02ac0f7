import { describe, expect, it } from 'vitest';
import { failuresOf, failureText } from './failures.js';

const passed = { fullName: 'sums adds', status: 'passed', failureMessages: [] };
const failed = {
  fullName: 'sums subtracts',
  status: 'failed',
  failureMessages: ['AssertionError: expected 1 to be 2\n    at sums.spec.ts:3'],
};

describe('test failures of a report', () => {
  it('contain failed tests by file and name, with the first line of the error', () => {
    const report = {
      testResults: [
        { name: '/clone/a.spec.ts', status: 'passed', message: '', assertionResults: [passed] },
        { name: '/clone/b.spec.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      ],
    };
    const failures = failuresOf(report, '/clone');
    expect(failures).toEqual([
      { file: 'b.spec.ts', test: 'sums subtracts', message: 'AssertionError: expected 1 to be 2' },
    ]);
    expect(failures.map((failure) => failureText(failure, 7))).toEqual([
      'seed 7: b.spec.ts > sums subtracts\n    AssertionError: expected 1 to be 2',
    ]);
  });

  it('report a timeout', () => {
    const slow = {
      ...failed,
      failureMessages: ['Error: STACK_TRACE_ERROR\n    at task (file:///vitest/dist/index.js:1)'],
    };
    const report = {
      testResults: [{ name: '/clone/a.spec.ts', status: 'failed', message: '', assertionResults: [slow] }],
    };
    expect(failuresOf(report, '/clone').map(({ message }) => message)).toEqual(['timed out']);
  });

  it('include files that failed outside of tests', () => {
    const report = {
      testResults: [
        {
          name: '/clone/a.spec.ts',
          status: 'failed',
          message: 'Error: no such module\n at',
          assertionResults: [],
        },
        {
          name: '/clone/b.spec.ts',
          status: 'failed',
          message: 'Error: afterAll',
          assertionResults: [failed],
        },
      ],
    };
    expect(failuresOf(report, '/clone').map(({ file, test, message }) => [file, test, message])).toEqual([
      ['a.spec.ts', '', 'Error: no such module'],
      ['b.spec.ts', '', 'Error: afterAll'],
      ['b.spec.ts', 'sums subtracts', 'AssertionError: expected 1 to be 2'],
    ]);
  });
});
