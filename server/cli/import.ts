import 'reflect-metadata';
import { pino } from 'pino';
import { loadConfig } from '../config/config.js';
import { lastWords } from '../errors/operator-error.js';
import { importFiles } from '../ingest/import-files.js';
import { importCommand, usage, type ImportCommand } from '../ingest/command/import-command.js';
import { showProgress } from '../ingest/command/show-progress.js';
import { spoolStandardInput } from '../ingest/command/spool-input.js';
import { summaryLines } from '../ingest/command/summary-lines.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import { openStores } from '../stores/open-stores.js';

/** All records went in, some were rejected, nothing could be imported. */
const exitCodes = { done: 0, failed: 1, someRejected: 3 } as const;

process.exit(await main().catch(explain));

async function main(): Promise<number> {
  const command = importCommand(process.argv.slice(2));
  if (command.help) {
    console.log(usage);
    return exitCodes.done;
  }
  return runImport(command, stopSignal());
}

async function runImport({ inputs, ...options }: ImportCommand, signal: AbortSignal): Promise<number> {
  const config = loadConfig();
  const spooled = inputs.includes('-') ? await spoolStandardInput() : undefined;
  // Standard output is the command's own; what the stores have to say goes beside it.
  const stores = await openStores(config, pino({ level: 'error' }, pino.destination(2)), { role: 'tool' });
  const progress = showProgress(process.stderr);
  try {
    // A running server has looked at its start.
    if (stores.owned) await assertStoresAgree(stores);
    const files = inputs.map((path) => (path === '-' && spooled ? spooled.file : { path }));
    const summary = await importFiles(stores, config, { ...options, files, signal }, progress);
    progress.end();
    for (const line of summaryLines(summary, progress.seconds())) console.log(line);
    if (summary.taken === 0) return exitCodes.failed;
    return summary.rejected > 0 ? exitCodes.someRejected : exitCodes.done;
  } finally {
    progress.end();
    await stores.close();
    await spooled?.remove();
  }
}

/** Aborted by Ctrl-C or SIGTERM: the import takes back what it has begun. A second one ends at once. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      console.error('\nstopping; nothing of this import will show');
      controller.abort();
    });
  }
  return controller.signal;
}

function explain(error: unknown): number {
  console.error(lastWords(error));
  return exitCodes.failed;
}
