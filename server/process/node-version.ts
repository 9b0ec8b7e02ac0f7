/** Oldest major version of Node.js with security updates. */
const oldestMaintainedMajor = 22;

/** Version of the container image and of CI. */
const recommendedMajor = 24;

/** Warning about a version of Node.js without security updates; undefined for maintained versions. */
export function getNodeVersionWarning(version: string = process.versions.node): string | undefined {
  if (Number(version.split('.')[0]) >= oldestMaintainedMajor) return undefined;
  return `Node.js ${version} no longer receives security updates: install Node.js ${recommendedMajor}`;
}
