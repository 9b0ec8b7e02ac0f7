/** Environment variables by their name before 0.2 and their current name. The old names work for one release. */
export const renamedVariables: Readonly<Record<string, string>> = {
  ACCESS_OPEN_ANYWAY: 'OPEN_ACCESS_HOST',
  ANSWERS_KEPT_MB: 'QUERY_CACHE_MB',
  EXPORTS_AT_ONCE: 'EXPORT_CONCURRENCY',
  EXPORTS_PER_ACCOUNT: 'EXPORT_CONCURRENCY_PER_ACCOUNT',
  JOBS_AT_ONCE: 'JOB_CONCURRENCY',
  LOGOS_AT_ONCE: 'LOGO_CONCURRENCY',
  OVERLOAD_MS: 'LOAD_SHED_MS',
  QUERIES_AT_ONCE: 'QUERY_CONCURRENCY',
  QUERIES_PER_ACCOUNT: 'QUERY_CONCURRENCY_PER_ACCOUNT',
  SNAPSHOTS_KEPT: 'SNAPSHOT_RETENTION',
  TASKS_AT_ONCE: 'TASK_CONCURRENCY',
};

/**
 * Copies the values of renamed variables to their current names. A value under the current name wins.
 * @param warn receives one line per old name that is set
 */
export function applyRenamedVariables(
  env: NodeJS.ProcessEnv,
  warn: (line: string) => void,
): NodeJS.ProcessEnv {
  const current = { ...env };
  for (const [oldName, newName] of Object.entries(renamedVariables)) {
    const value = env[oldName];
    if (!value) continue;
    if (env[newName]) {
      warn(`${oldName} is deprecated and ignored because ${newName} is set.`);
    } else {
      current[newName] = value;
      warn(`${oldName} is deprecated and will be removed in the next release: use ${newName}.`);
    }
  }
  return current;
}
