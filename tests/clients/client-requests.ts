import type { ClientInput } from './client-input.js';

/** The fields of rows that scripts read. */
export interface Row {
  word: string;
  pos: number;
  ws: number;
  name: string;
  cnt: number;
  domain: string;
  it10: number;
  url: string;
  wsk: number;
  header: string;
  source_key: string;
  destination_key: string;
}

/** Figures of a domain in a month. */
interface Month {
  it10: number;
  it50: number;
  adsCount: number;
}

/** The fields that scripts read, of several calls. */
export interface Body {
  code?: number;
  message?: string;
  data: Row[];
  total: number;
  last_page: number;
  current_page: number;
  per_page: number;
  uid: string;
  rid: string;
  it10: number;
  it50: number;
  dr: number;
  adcost: number;
  aiAnswersCnt: number;
  history: Record<string, Month>;
  ws: number;
  wsk: number;
  top: Row[];
  keys: string[];
  exclude: string[];
  apiRequest: { limit: number; usedLimit: number };
}

type QueryParameters = Readonly<Record<string, string | number>>;

/** Path of the reports of one subject. */
export const reports = '/report/simple';

function address(path: string, parameters: QueryParameters): string {
  const texts = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(texts)}`;
}

/** Sends a request with the token in the header. */
export async function send(
  { api, token }: ClientInput,
  path: string,
  parameters: QueryParameters,
  body?: object,
): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${api}${address(path, parameters)}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Keyso-TOKEN': token, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Reads a body and throws for any status but 200. */
export async function read(...call: Parameters<typeof send>): Promise<Body> {
  const { status, body } = await send(...call);
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body;
}

/** Sorted keywords of rows. */
export const wordsOf = (rows: readonly Row[]) => rows.map(({ word }) => word).sort();

/** Reads pages until the last one. */
export async function readPages(
  input: ClientInput,
  path: string,
  parameters: QueryParameters,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const body = await read(input, path, { ...parameters, page });
    rows.push(...body.data);
    if (page >= body.last_page) return rows;
  }
}
