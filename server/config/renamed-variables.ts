import { translateSnapshotCount } from './retention-policy.js';

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

/** Translations of values that versions before 0.2 expected. Undefined means that the value is current. */
const valueTranslations: Readonly<Record<string, (value: string) => string | undefined>> = {
  SNAPSHOT_RETENTION: translateSnapshotCount,
};

/**
 * Copies the values of renamed variables to their current names and translates values in an old format. A value under
 * the current name wins.
 * @param warn receives one line per variable with an old name or an old value
 */
export function applyRenamedVariables(
  env: NodeJS.ProcessEnv,
  warn: (line: string) => void,
): NodeJS.ProcessEnv {
  const current = { ...env };
  for (const [name, translate] of Object.entries(valueTranslations)) {
    const value = env[name];
    const translated = value && translate(value);
    if (!translated) continue;
    current[name] = translated;
    warn(
      `${name}=${value} is deprecated and will be removed in the next release: use ${name}=${translated}.`,
    );
  }
  for (const [oldName, newName] of Object.entries(renamedVariables)) {
    const value = env[oldName];
    if (!value) continue;
    if (env[newName]) {
      warn(`${oldName} is deprecated and ignored because ${newName} is set.`);
    } else {
      const translated = valueTranslations[newName]?.(value);
      current[newName] = translated ?? value;
      const replacement = translated ? `${newName}=${translated}` : newName;
      warn(`${oldName} is deprecated and will be removed in the next release: use ${replacement}.`);
    }
  }
  return current;
}
