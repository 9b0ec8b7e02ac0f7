import type { Reporter, TestModule } from 'vitest/node';

const maxListed = 20;
/** Nothing is printed if the slowest test is faster. */
const minSlowMs = 1000;

/** Prints the slowest tests with their files at the end of a run. */
export class SlowTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const cases = modules.flatMap((file) =>
      [...file.children.allTests()].map((test) => ({
        duration: test.diagnostic()?.duration ?? 0,
        line: `${file.relativeModuleId} > ${test.name}`,
      })),
    );
    const slowest = cases.sort((a, b) => b.duration - a.duration).slice(0, maxListed);
    if ((slowest[0]?.duration ?? 0) < minSlowMs) return;
    console.log('\nThe slowest cases:');
    for (const { duration, line } of slowest) {
      console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${line}`);
    }
  }
}
