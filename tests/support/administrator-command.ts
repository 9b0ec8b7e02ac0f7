import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { shortLivedProcessFlags } from './short-lived.js';

/** Runs `npm run administrator` on a data directory until it exits. */
export async function runAdministratorCommand(
  dataDir: string,
  ...words: string[]
): Promise<{ code: number | null; output: string }> {
  const command = spawn(
    process.execPath,
    [...shortLivedProcessFlags, 'dist/server/cli/administrator.js', ...words],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(command, 'exit')) as [number | null];
  return { code, output: output.trim() };
}
