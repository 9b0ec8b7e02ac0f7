// Pieces of work beside each other: each is a process, and at the end stands what failed.
import { spawn } from 'node:child_process';
import os from 'node:os';

/** A script of package.json as a command. */
export const npm = (script) => ['npm', ['run', '--silent', script]];

/** A program of this Node.js as a command. */
export const node = (file, ...rest) => [process.execPath, [file, ...rest]];

/** What works in the background leaves the processors to the rest; 0 is what everybody has. */
const backgroundPriority = 5;

/**
 * A piece of work. It begins when the steps in `needs` have passed and those in `behind` are over, and is left out where one that
 * it needs failed. What it prints is seen at once; of a `quiet` step at the end, where it failed, and it gives way to the others.
 */
export class Step {
  printed = '';
  seconds = 0;
  isLeftOut = false;

  constructor(name, [command, parameters], { needs = [], behind = [], quiet = false, env = {} } = {}) {
    Object.assign(this, { name, command, parameters, quiet, env });
    /** Whether it passed, once it is over. */
    this.passed = this.afterOthers(needs, behind);
  }

  async afterOthers(needs, behind) {
    await Promise.all(behind.map((step) => step.passed));
    const needed = await Promise.all(needs.map((step) => step.passed));
    this.isLeftOut = needed.includes(false);
    return !this.isLeftOut && this.run();
  }

  async run() {
    if (!this.quiet) console.log(`\n== ${this.name}`);
    const started = Date.now();
    const status = await this.statusOfProcess();
    this.seconds = (Date.now() - started) / 1000;
    if (status !== 0) console.error(`\n${this.name} failed${this.quiet ? ', see the end' : ''}`);
    return status === 0;
  }

  statusOfProcess() {
    const child = spawn(this.command, this.parameters, {
      stdio: this.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...this.env },
      shell: process.platform === 'win32',
    });
    if (this.quiet && child.pid !== undefined) {
      os.setPriority(child.pid, backgroundPriority);
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => (this.printed += text));
      }
    }
    return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  }
}

/** Waits for all steps, prints their times and what the failed ones said, and ends the process: status 0 when all passed. */
export async function endWith(steps) {
  const passed = await Promise.all(steps.map((step) => step.passed));
  console.log('');
  for (const { name, seconds, isLeftOut } of steps) {
    console.log(`${name}: ${isLeftOut ? 'left out' : `${seconds.toFixed(1)} s`}`);
  }
  const failed = steps.filter(({ isLeftOut }, at) => !passed[at] && !isLeftOut);
  for (const { name, printed } of failed) console.error(`\n== ${name} failed\n${printed}`.trimEnd());
  process.exit(failed.length > 0 ? 1 : 0);
}
