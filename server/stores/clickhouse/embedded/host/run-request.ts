import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from './engine-error.js';
import { StatementClass, type Engine, type EngineConnection, type EngineResult } from './engine.js';
import { isStreamable } from './formats.js';
import type { Pipes } from './pipes.js';
import { runInsert } from './run-insert.js';
import { readThroughPipe, type OutputSink } from './run-read.js';
import { preambleOf, settingsOfInput, type StatementContext, type StatementText } from './statement.js';
import type { SlotClass, Slots } from './slots.js';

/** One statement to run for a client. */
export interface RunRequest extends StatementContext {
  statement: StatementText;
  /** The output format when the statement names none. */
  defaultFormat: string;
  /** The caller's own words of what runs, kept inside the tag. */
  comment: string;
  /** Rows of an INSERT. */
  body: Readable | undefined;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
}

export interface RunOutcome {
  result: EngineResult;
  format: string;
  /** True when the output went to the sink: `result` holds none of it. */
  streamed: boolean;
}

let sequence = 0;

/** Runs one request on a connection of its own, in its class of slots; stops it in the engine when its client leaves. */
export async function runRequest(
  parts: { engine: Engine; slots: Slots; pipes: Pipes },
  request: RunRequest,
  sink: OutputSink,
): Promise<RunOutcome> {
  const slot = await parts.slots.acquire(slotClassOf(request), request.signal);
  const tag = `${process.pid}-${++sequence} ${request.comment}`;
  const connection = parts.engine.connect();
  let running = true;
  const cancel = () => void killUntil(() => !running, parts.engine, tag);
  request.signal.addEventListener('abort', cancel, { once: true });
  try {
    return await parts.pipes.withPipe((pipe) =>
      runStatement(connection, request, { tag, pipe, cancel, sink }),
    );
  } finally {
    running = false;
    request.signal.removeEventListener('abort', cancel);
    connection.close();
    slot.release();
  }
}

async function runStatement(
  connection: EngineConnection,
  request: RunRequest,
  { tag, pipe, cancel, sink }: { tag: string; pipe: string; cancel: () => void; sink: OutputSink },
): Promise<RunOutcome> {
  const { statement, body, signal } = request;
  const { sql, withoutFormat } = statement;
  const statementClass = await classify(connection, request);
  const format = statement.format ?? request.defaultFormat;
  if (body) {
    const settings = { ...settingsOfInput(sql), ...request.settings };
    const preamble = preambleOf({ ...request, settings }, tag);
    const result = await runInsert({ connection, preamble, sql, body, pipe, signal, cancel });
    return { result, format, streamed: false };
  }
  const preamble = preambleOf(request, tag);
  if (statementClass === StatementClass.ReadOnly && isStreamable(format) && isSelect(withoutFormat)) {
    const result = await readThroughPipe(
      connection,
      { preamble, bare: withoutFormat, format },
      pipe,
      sink,
      signal,
    );
    return { result, format, streamed: true };
  }
  return { result: await connection.run(preamble + sql, format), format, streamed: false };
}

/** Refuses what is not exactly one statement: the preamble makes the library run several. */
async function classify(connection: EngineConnection, request: RunRequest): Promise<StatementClass> {
  const { statementCount, queryClass } = await connection.classify(
    request.statement.sql,
    request.database ?? 'default',
  );
  if (statementCount > 1) throw new EngineError(62, 'SYNTAX_ERROR', 'Multi-statements are not allowed.');
  return queryClass;
}

function slotClassOf({ statement, defaultFormat }: RunRequest): SlotClass {
  if (/^\s*(show|describe|desc|exists|explain|kill)\b/i.test(statement.withoutFormat)) return 'light';
  if (!isSelect(statement.withoutFormat)) return 'job';
  return isStreamable(statement.format ?? defaultFormat) ? 'export' : 'light';
}

function isSelect(sql: string): boolean {
  return /^\s*(select\b|with\b|\()/i.test(sql);
}

/** A kill that comes before the engine has begun with the query finds nothing, so it is repeated until the query is over. */
async function killUntil(isFinished: () => boolean, engine: Engine, tag: string): Promise<void> {
  for (let attempt = 0; !isFinished() && attempt < 400; attempt++) {
    await engine.kill(tag);
    await sleep(20 + attempt * 5);
  }
}
