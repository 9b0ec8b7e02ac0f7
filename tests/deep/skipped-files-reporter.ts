import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Prints the files with cases that the time budget did not cover. */
export class SkippedFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // A case that the runner skipped has no result.
    const isSkipped = (test: TestCase) => !['passed', 'failed'].includes(test.result().state);
    const skipped = modules.filter((file) => [...file.children.allTests()].some(isSkipped));
    if (skipped.length === 0) return;
    console.log(`\nThe time budget did not cover ${skipped.length} of ${modules.length} files:`);
    for (const file of skipped) console.log(`  ${file.relativeModuleId}`);
  }
}
