/** An error in ClickHouse's format, so that clients can parse its code and text. */
export class EngineError extends Error {
  constructor(code: number, type: string, text: string) {
    super(`Code: ${code}. DB::Exception: ${text} (${type})`);
    this.name = 'EngineError';
  }
}

export const createCancelledError = () =>
  new EngineError(394, 'QUERY_WAS_CANCELLED', 'Query was cancelled: the client has left.');

const unknownException = 1002;

/** HTTP status by exception code, as in the ClickHouse server. All other codes are 500. */
const statusByCode: Readonly<Record<number, number>> = {
  26: 400,
  27: 400,
  36: 400,
  38: 400,
  41: 400,
  42: 400,
  43: 400,
  53: 400,
  62: 400,
  70: 400,
  115: 400,
  456: 400,
  457: 400,
  46: 404,
  47: 404,
  60: 404,
  81: 404,
  48: 501,
  159: 408,
  192: 403,
  193: 403,
  194: 401,
  202: 503,
  307: 413,
  497: 403,
  516: 403,
};

/** HTTP representation of an error. */
export interface Failure {
  code: number;
  status: number;
  /** Error text with the ClickHouse version and a line break. */
  text: string;
}

/** Formats an error of the engine or the host like the ClickHouse server. */
export function toFailure(error: unknown, version: string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = Number(/Code: (\d+)/.exec(message)?.[1] ?? unknownException);
  const text = message.startsWith('Code:')
    ? message
    : `Code: ${code}. DB::Exception: ${message} (UNKNOWN_EXCEPTION)`;
  return { code, status: statusByCode[code] ?? 500, text: `${text} (version ${version})\n` };
}
