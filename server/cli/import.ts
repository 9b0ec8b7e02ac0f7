import 'reflect-metadata';
import type { Logger } from 'pino';
import { loadConfig, type Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { OperatorError } from '../errors/operator-error.js';
import { importFiles } from '../ingest/import-files.js';
import { parseImportCommand, usage, type ImportCommand } from '../ingest/command/import-command.js';
import { readMapping } from '../ingest/command/read-mapping.js';
import { showProgress } from '../ingest/command/show-progress.js';
import { spoolStandardInput, type SpooledInput } from '../ingest/command/spool-input.js';
import { summaryLines } from '../ingest/command/summary-lines.js';
import { assertStoresAgree } from '../ingest/publish/assert-stores-agree.js';
import type { OwnerRef } from '../ingest/first-party/site-owner.js';
import { OpenAccessOwnerService } from '../modules/accounts/open-access-owner.service.js';
import { openStores } from '../stores/open-stores.js';
import type { Stores } from '../stores/stores.js';
import { runProgram } from './run-command.js';
import { createStopSignal } from './stop-signal.js';

/**
 * `done`: all records accepted. `failed`: nothing imported. `needsChoice`: nothing imported, because of dates later than
 * tomorrow or of values that allow several readings. `someRejected`: imported, but some records rejected.
 */
const exitCodes = { done: 0, failed: 1, needsChoice: 2, someRejected: 3 } as const;

/** Errors that an option of the command resolves. */
const codesOfChoices: readonly ErrorCode[] = [ErrorCode.FutureDates, ErrorCode.AmbiguousFile];

await runProgram(main);

async function main(log: Logger): Promise<number> {
  const command = parseImportCommand(process.argv.slice(2));
  if (command.help) {
    console.log(usage);
    return exitCodes.done;
  }
  // An aborted import rolls back.
  return runImport(command, log, createStopSignal('stopping the import …'));
}

async function runImport(
  { inputs, map, owner: email, ...options }: ImportCommand,
  log: Logger,
  signal: AbortSignal,
): Promise<number> {
  const config = loadConfig();
  const mapping = map === undefined ? undefined : await readMapping(map);
  const publishedNames: string[] = [];
  const onPublished = (name: string) => void publishedNames.push(name);
  const progress = showProgress(process.stderr);
  let spooled: SpooledInput | undefined;
  let stores: Stores | undefined;
  try {
    spooled = inputs.includes('-') ? await spoolStandardInput(signal) : undefined;
    stores = await openStores(config, log, { role: 'tool', signal });
    // If a running server owns the stores, it has already run this check.
    if (stores.owned) await assertStoresAgree(stores);
    const files = inputs.map((path) => (path === '-' && spooled ? spooled.file : { path }));
    const owner = await findOwner(email, stores, config);
    const summary = await importFiles(
      stores,
      config,
      { ...options, owner, mapping, files, signal, onPublished },
      progress,
    );
    progress.end();
    for (const line of summaryLines(summary, progress.seconds())) console.log(line);
    if (summary.taken === 0) return exitCodes.failed;
    return summary.rejected > 0 ? exitCodes.someRejected : exitCodes.done;
  } catch (error) {
    if (error instanceof AppError && codesOfChoices.includes(error.code)) {
      console.error(error.message);
      return exitCodes.needsChoice;
    }
    throw signal.aborted ? new OperatorError(formatInterruption(publishedNames)) : error;
  } finally {
    progress.end();
    await stores?.close();
    await spooled?.remove();
  }
}

/** An import publishes databases and first-party sites one by one, so those before the interruption are complete. */
function formatInterruption(publishedNames: readonly string[]): string {
  const complete =
    publishedNames.length === 0
      ? 'nothing of it was published, and all reports are unchanged'
      : `it is complete in ${publishedNames.join(', ')}, and all other reports are unchanged`;
  return `The import was interrupted: ${complete}. Import the same files again to complete it.`;
}

/** Owner of first-party data; without logins it is the owner of the server. */
async function findOwner(
  email: string | undefined,
  { postgres }: Stores,
  { access }: Pick<Config, 'access'>,
): Promise<OwnerRef | undefined> {
  if (email !== undefined) return { email };
  if (access !== 'open') return undefined;
  const { owner } = await new OpenAccessOwnerService(postgres, () => new Date()).loadHolder();
  return { account: owner.id };
}
