import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the engine would translate into machine code at the third time that it meets it. */
const jitSettings = ['compile_expressions', 'compile_aggregate_expressions', 'compile_sort_description'];

/**
 * Lets an embedded ClickHouse that is started on this data directory interpret expressions: to translate them costs more than
 * a few rows of a test give back. The engine reads the folder beside its configuration; the servers of the tests that start
 * the compiled project keep the engine's usual way.
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
