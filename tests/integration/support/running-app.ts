import { afterAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app.js';
import { openReportWorld, type ReportWorld } from '../reports/support/report-world.js';

/** The whole server over real stores that hold the small world, listening on a port of its own. */
export interface RunningApp extends ReportWorld {
  app: FastifyInstance;
  /** Its address without a slash at the end. */
  url: string;
  /** A call with headers of a script. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A GraphQL request; answers its status and parsed body. */
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; extensions: { code: string; requestId: string } }[] | undefined;
}

let shared: Promise<RunningApp> | undefined;

// Every file of tests has this module anew, so this is the end of that file.
afterAll(async () => (await shared)?.app.close());

/** One server for all tests of a file, ended after it. */
export function runApp(): Promise<RunningApp> {
  return (shared ??= start());
}

async function start(): Promise<RunningApp> {
  const world = await openReportWorld();
  const app = await createApp({ config: world.stores.config, stores: world.stores, log: world.stores.log });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual' });
  const graphql = async (query: string, variables = {}, headers = {}): Promise<GraphqlAnswer> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await answer.json()) as Omit<GraphqlAnswer, 'status'>;
    return { status: answer.status, data: body.data, errors: body.errors };
  };
  return { ...world, app, url, get, graphql };
}
