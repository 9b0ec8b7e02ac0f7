import { createCaller, fetchCsrfToken, type Caller } from '../../support/caller.js';

/** Owner of the recorded data. The password is used only there. */
export const installationOwner = {
  email: 'keeper@people.example',
  password: 'kept since the release before',
};

/** Ids of the recorded objects. */
export interface RecordedIds {
  /** Group report. */
  rid: string;
  /** Run of the mass check. */
  run: string;
  /** Clustering project. */
  clustering: string;
  /** Positions project. */
  positions: string;
}

const domain = 'northtrail.example';

/** GraphQL queries of the owner whose results must survive upgrades. */
const queries: readonly ((made: RecordedIds) => string)[] = [
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

/** Report calls on the sample data whose totals and first rows must survive upgrades. */
const calls: readonly string[] = [
  `/api/report/simple/organic/keywords?base=gny&domain=${domain}&per_page=5&sort=word|asc`,
  `/api/report/simple/organic/sitepages?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/organic/concurents?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/context/keywords?base=gny&domain=${domain}&per_page=5`,
  `/api/report/simple/domain_dashboard?base=gny&domain=${domain}`,
];

/** Responses of an installation by request. */
export type RecordedResponses = Readonly<Record<string, unknown>>;

/** Reads everything that must survive an upgrade, as the owner. Throws on errors. */
export async function readInstallation(owner: Caller, made: RecordedIds): Promise<RecordedResponses> {
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

/** Logs in through the form call like a browser. Throws on errors. */
export async function logIn(url: string, account: { email: string; password: string }): Promise<Caller> {
  const response = await createCaller(url, {}).send('POST', '/api/panel/user/auth', account);
  if (!response.ok) throw new Error(`${account.email} could not log in: ${await response.text()}`);
  return withCookies(url, response);
}

/** API client with the cookies of a response. */
export async function withCookies(url: string, response: Response): Promise<Caller> {
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const headers = { cookie };
  return createCaller(url, { ...headers, 'x-csrf-token': await fetchCsrfToken(url, headers) });
}
