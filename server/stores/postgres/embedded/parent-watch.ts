import { spawn } from 'node:child_process';

/**
 * Stops a database server when this process dies for any reason: a shell waits for the end of its stdin, which only
 * this process holds open.
 * Returns a function that cancels the watch.
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
    // Kills the process group: the shell and its `cat`.
    if (watcher.pid !== undefined && watcher.exitCode === null) killGroup(watcher.pid);
  };
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has already exited.
  }
}
