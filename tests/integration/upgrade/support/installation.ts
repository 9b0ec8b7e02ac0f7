import { callerOf, csrfTokenOf, type Caller } from '../../support/caller.js';

/** Whose data a kept installation holds, beside the sample's; the password is of this account alone. */
export const installationOwner = {
  email: 'keeper@people.example',
  password: 'kept since the release before',
};

/** What was made in a kept installation, by ids. */
export interface Made {
  /** Its group report. */
  rid: string;
  /** Its run of the mass check. */
  run: string;
  /** Its clustering project. */
  clustering: string;
  /** Its positions project. */
  positions: string;
}

const domain = 'northtrail.example';

/** GraphQL queries whose answers no upgrade may change: what was made, as its owner sees it. */
const queries: readonly ((made: Made) => string)[] = [
  () => '{ currentAccount { email language isAdministrator isPaid } }',
  () => '{ savedFilters(reportName: "organic-keywords") { filterName favorite filter } }',
  ({ rid }) =>
    `{ groupReport(rid: "${rid}") { name base top state version createDate organicKeywords contextKeywords domains { name } } }`,
  ({ rid }) =>
    `{ groupKeywords(rid: "${rid}", perPage: 5, sort: "word|asc") { total data { word weight pos1 pos2 } } }`,
  ({ run }) => `{ toolRun(uid: "${run}") { name base state list asked found unknown createDate } }`,
  ({ run }) => `{ toolMassCheckKeywords(uid: "${run}", sort: "word|asc") { total data { word ws } } }`,
  ({ clustering }) =>
    `{ clustering(uid: "${clustering}") { name base state keywords unsorted folders revision } }`,
  ({ clustering }) =>
    `{ clusteringKeywords(uid: "${clustering}", sort: "word|asc") { total data { word ws folder } } }`,
  ({ positions }) =>
    `{ positionsProject(id: "${positions}") { name address engine device language depth keywords tags } }`,
  ({ positions }) => `{ positionsRuns(id: "${positions}") { date depth keywords answered isUnderWay } }`,
  ({ positions }) =>
    `{ positionsReport(id: "${positions}") { base sites dates { date isChecked } rows { keyword positions } } }`,
];

/** Calls of reports on the sample data: their totals and first rows stay too. */
const calls: readonly string[] = [
  `/api/report/simple/organic/keywords?base=gny&domain=${domain}&per_page=5&sort=word|asc`,
  `/api/report/simple/organic/sitepages?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/organic/concurents?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/context/keywords?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/domain_dashboard?base=gny&domain=${domain}`,
];

/** What an installation answers, by what it is asked. */
export type RecordedResponses = Readonly<Record<string, unknown>>;

/** Everything that an upgrade must keep, asked of a running server as the owner of what was made; throws where it is refused. */
export async function readEverything(owner: Caller, made: Made): Promise<RecordedResponses> {
  const responses: Record<string, unknown> = {};
  for (const queryOf of queries) {
    const query = queryOf(made);
    const { data, errors } = await owner.graphql(query);
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    responses[query] = data;
  }
  for (const call of calls) {
    const response = await owner.get(call);
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
    responses[call] = await response.json();
  }
  return responses;
}

/** Logs in by the form's call, as a browser; throws where that is refused. */
export async function logIn(url: string, account: { email: string; password: string }): Promise<Caller> {
  const response = await callerOf(url, {}).send('POST', '/api/panel/user/auth', account);
  if (!response.ok) throw new Error(`${account.email} could not log in: ${await response.text()}`);
  return withCookies(url, response);
}

/** Calls of a browser that was given these cookies. */
export async function withCookies(url: string, response: Response): Promise<Caller> {
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const headers = { cookie };
  return callerOf(url, { ...headers, 'x-csrf-token': await csrfTokenOf(url, headers) });
}
