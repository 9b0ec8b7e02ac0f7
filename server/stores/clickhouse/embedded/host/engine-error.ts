/** A refusal in ClickHouse's own words: clients read the code and the text as they would a server's. */
export class EngineError extends Error {
  constructor(code: number, type: string, text: string) {
    super(`Code: ${code}. DB::Exception: ${text} (${type})`);
    this.name = 'EngineError';
  }
}

export const cancelledByClient = () =>
  new EngineError(394, 'QUERY_WAS_CANCELLED', 'Query was cancelled: the client has left.');

const unknownException = 1002;

/** HTTP status of the exception codes that are not a plain 500, as ClickHouse's own server answers them. */
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

/** What an HTTP answer says of a failure. */
export interface Failure {
  code: number;
  status: number;
  /** ClickHouse's text with its version and a line end. */
  text: string;
}

/** Reads a failure of the engine or of the host itself as ClickHouse's server would put it. */
export function failureOf(error: unknown, version: string): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const code = Number(/Code: (\d+)/.exec(message)?.[1] ?? unknownException);
  const text = message.startsWith('Code:')
    ? message
    : `Code: ${code}. DB::Exception: ${message} (UNKNOWN_EXCEPTION)`;
  return { code, status: statusByCode[code] ?? 500, text: `${text} (version ${version})\n` };
}
