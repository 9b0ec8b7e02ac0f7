import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/process/project-root.js';

const run = promisify(execFile);

/** Sources of reports and of their generated files. */
const copiedPaths = [
  'server',
  'client',
  'tests/deep',
  'tests/golden',
  'tests/support',
  'codegen.yml',
  'package.json',
  'schema.graphql',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Temporary copy of the sources that tests can modify and regenerate. */
export class ProjectCopy {
  private constructor(
    readonly root: string,
    private readonly initialFingerprints: ReadonlyMap<string, string>,
  ) {}

  static async make(): Promise<ProjectCopy> {
    const root = await mkdtemp(path.join(os.tmpdir(), 'rivalscope-copy-'));
    for (const part of copiedPaths) {
      await cp(path.join(projectRoot, part), path.join(root, part), { recursive: true });
    }
    await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'), 'dir');
    return new ProjectCopy(root, await fingerprints(root));
  }

  read(file: string): Promise<string> {
    return readFile(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(path.join(this.root, file), text);
  }

  /**
   * Runs a script of the copy and returns its output.
   * @throws Error with the stderr output
   */
  async node(script: string, ...args: string[]): Promise<string> {
    const { NODE_OPTIONS: _, VITEST: __, TEST_DEPTH: ___, ...env } = process.env;
    const { stdout } = await run(process.execPath, [path.join(this.root, script), ...args], {
      cwd: this.root,
      env,
      maxBuffer: 2 ** 26,
    });
    return stdout;
  }

  /** Files that were added, modified or removed. */
  async changedFiles(): Promise<string[]> {
    const now = await fingerprints(this.root);
    const files = new Set([...this.initialFingerprints.keys(), ...now.keys()]);
    return [...files].filter((file) => this.initialFingerprints.get(file) !== now.get(file)).sort();
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}

async function fingerprints(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const text = await readFile(file);
        return [path.relative(root, file), createHash('sha256').update(text).digest('hex')];
      }),
    ),
  );
}
