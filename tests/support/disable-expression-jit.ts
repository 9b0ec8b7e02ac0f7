import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** ClickHouse settings that compile expressions after three executions. */
const jitSettings = ['compile_expressions', 'compile_aggregate_expressions', 'compile_sort_description'];

/**
 * Disables JIT compilation in an embedded ClickHouse with this data directory, because compiling costs more than it
 * saves on small test tables. Servers of the compiled project are unaffected.
 */
export async function disableExpressionJit(dataDir: string): Promise<void> {
  const users = path.join(dataDir, 'clickhouse-users.xml');
  const configFolder = path.join(dataDir, 'clickhouse-config.d');
  const profile = jitSettings.map((name) => `<${name}>0</${name}>`).join('');
  const user = '<password></password><networks><ip>::/0</ip></networks>';
  await mkdir(configFolder);
  await writeFile(
    users,
    `<clickhouse>
  <profiles><default>${profile}</default></profiles>
  <users><default>${user}<profile>default</profile><quota>default</quota></default></users>
  <quotas><default></default></quotas>
</clickhouse>
`,
  );
  await writeFile(
    path.join(configFolder, 'tests.xml'),
    `<clickhouse><users_config>${users}</users_config></clickhouse>\n`,
  );
}
