// Runs commands in parallel processes and prints the failures at the end.
import { spawn } from 'node:child_process';
import os from 'node:os';

/** Command for a package.json script. */
export const npm = (script) => ['npm', ['run', '--silent', script]];

/** Command for a program with this Node.js. */
export const node = (file, ...args) => [process.execPath, [file, ...args]];

/** Nice value of background steps, which yield to the others. */
const backgroundPriority = 5;

/** Type-aware rules check the same types again on each thread, and Go's default collects garbage very often. */
export const lintEnvironment = { GOMAXPROCS: '1', GOGC: '200' };

/**
 * Command that starts when the steps in `needs` have passed and those in `after` have ended. It is skipped if one of
 * `needs` failed. A `quiet` step runs at low priority and prints its output only if it fails.
 */
export class Step {
  output = '';
  seconds = 0;
  isSkipped = false;

  constructor(name, [command, parameters], { needs = [], after = [], quiet = false, env = {} } = {}) {
    Object.assign(this, { name, command, parameters, quiet, env });
    /** Resolves to whether the step passed. */
    this.passed = this.runAfter(needs, after);
  }

  async runAfter(needs, after) {
    await Promise.all(after.map((step) => step.passed));
    const dependencies = await Promise.all(needs.map((step) => step.passed));
    this.isSkipped = dependencies.includes(false);
    return !this.isSkipped && this.run();
  }

  async run() {
    if (!this.quiet) console.log(`\n== ${this.name}`);
    const started = Date.now();
    const status = await this.exitStatus();
    this.seconds = (Date.now() - started) / 1000;
    if (status !== 0) console.error(`\n${this.name} failed${this.quiet ? ', see the end' : ''}`);
    return status === 0;
  }

  exitStatus() {
    const child = spawn(this.command, this.parameters, {
      stdio: this.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...this.env },
      shell: process.platform === 'win32',
    });
    if (this.quiet && child.pid !== undefined) {
      os.setPriority(child.pid, backgroundPriority);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => (this.output += text));
      }
    }
    return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  }
}

/** Waits for all steps, prints durations and failed output, and exits with 0 only if all passed. */
export async function exitAfter(steps) {
  const passed = await Promise.all(steps.map((step) => step.passed));
  console.log('');
  for (const { name, seconds, isSkipped } of steps) {
    console.log(`${name}: ${isSkipped ? 'skipped' : `${seconds.toFixed(1)} s`}`);
  }
  const failed = steps.filter(({ isSkipped }, index) => !passed[index] && !isSkipped);
  for (const { name, output } of failed) console.error(`\n== ${name} failed\n${output}`.trimEnd());
  process.exit(failed.length > 0 ? 1 : 0);
}
