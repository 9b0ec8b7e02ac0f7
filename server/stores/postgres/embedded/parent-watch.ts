import { spawn } from 'node:child_process';

/**
 * Ends a database server when this process dies, however it dies: a shell waits for the end of its input, which only this
 * process holds open. Returns what calls the watch off.
 */
export function stopWithParent(serverPid: number): () => void {
  const watcher = spawn('/bin/sh', ['-c', 'cat > /dev/null; kill -INT "$0"', String(serverPid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    // The whole group: the shell and what it waits in.
    if (watcher.pid !== undefined && watcher.exitCode === null) killGroup(watcher.pid);
  };
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
