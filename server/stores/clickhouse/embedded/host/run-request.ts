import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from './engine-error.js';
import type { Engine, EngineConnection } from './engine.js';
import { StatementClass, type EngineResult } from './native-engine.js';
import { isStreamable } from './formats.js';
import type { Pipes } from './pipes.js';
import { runInsert } from './run-insert.js';
import { readThroughPipe, type OutputSink } from './run-read.js';
import { buildPreamble, getInputSettings, type StatementContext, type StatementText } from './statement.js';
import type { SlotClass, Slots } from './slots.js';

/** A statement to run for a client. */
export interface RunRequest extends StatementContext {
  statement: StatementText;
  /** Output format if the statement has no FORMAT clause. */
  defaultFormat: string;
  /** Comment of the client. Becomes part of the tag. */
  comment: string;
  /** Rows of an INSERT. */
  body: Readable | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

export interface RunOutcome {
  result: EngineResult;
  format: string;
  /** Whether the output went to the sink. `result` is empty in that case. */
  isStreamed: boolean;
}

let sequence = 0;

/** Runs a request on its own connection in a slot of its class. Kills the query when the client disconnects. */
export async function runRequest(
  parts: { engine: Engine; slots: Slots; pipes: Pipes },
  request: RunRequest,
  sink: OutputSink,
): Promise<RunOutcome> {
  const slot = await parts.slots.acquire(getSlotClass(request), request.signal);
  const tag = `${process.pid}-${++sequence} ${request.comment}`;
  const connection = parts.engine.connect();
  let isRunning = true;
  const cancel = () => void killUntil(() => !isRunning, parts.engine, tag);
  request.signal.addEventListener('abort', cancel, { once: true });
  try {
    return await parts.pipes.withPipe((pipe) =>
      runStatement(connection, request, { tag, pipe, cancel, sink }),
    );
  } finally {
    isRunning = false;
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
    const settings = { ...getInputSettings(sql), ...request.settings };
    const preamble = buildPreamble({ ...request, settings }, tag);
    const result = await runInsert({ connection, preamble, sql, body, pipe, signal, cancel });
    return { result, format, isStreamed: false };
  }
  const preamble = buildPreamble(request, tag);
  if (statementClass === StatementClass.ReadOnly && isStreamable(format) && isSelect(withoutFormat)) {
    const result = await readThroughPipe(
      connection,
      { preamble, statement: withoutFormat, format },
      { pipe, sink, signal },
    );
    return { result, format, isStreamed: true };
  }
  return { result: await connection.run(preamble + sql, format), format, isStreamed: false };
}

/** Rejects multi-statements. The preamble would otherwise allow them. */
async function classify(connection: EngineConnection, request: RunRequest): Promise<StatementClass> {
  const { statementCount, queryClass } = await connection.classify(
    request.statement.sql,
    request.database ?? 'default',
  );
  if (statementCount > 1) throw new EngineError(62, 'SYNTAX_ERROR', 'Multi-statements are not allowed.');
  return queryClass;
}

function getSlotClass({ statement, defaultFormat }: RunRequest): SlotClass {
  if (/^\s*(show|describe|desc|exists|explain|kill)\b/i.test(statement.withoutFormat)) return 'light';
  if (!isSelect(statement.withoutFormat)) return 'job';
  return isStreamable(statement.format ?? defaultFormat) ? 'export' : 'light';
}

function isSelect(sql: string): boolean {
  return /^\s*(select\b|with\b|\()/i.test(sql);
}

/** Repeats the kill until the query has ended. A kill has no effect before the engine has started the query. */
async function killUntil(isFinished: () => boolean, engine: Engine, tag: string): Promise<void> {
  for (let attempt = 0; !isFinished() && attempt < 400; attempt++) {
    await engine.kill(tag);
    await sleep(20 + attempt * 5);
  }
}
