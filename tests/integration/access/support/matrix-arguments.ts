import { createHash, randomBytes } from 'node:crypto';
import { isNonNullType } from 'graphql';
import { PlanId } from '../../../../server/config/plans.js';
import type { RunningApp } from '../../support/running-app.js';
import type { MatrixActors, Role } from './matrix-actors.js';
import type { MatrixOperation } from './matrix-operations.js';
import {
  createOwnerBill,
  createOwnerInvoice,
  createOwnerPaidInvoice,
  createOwnerPayment,
  createOwnerTestSubscription,
  payerDetails,
} from './bill-arguments.js';
import { positionArguments } from './position-arguments.js';
import { clusteringArguments } from './clustering-arguments.js';

type Values = Record<string, unknown>;
/** Creates an argument value from those of the preceding arguments. */
type ArgumentFactory = (actors: MatrixActors, app: RunningApp, precedingArguments: Values) => unknown;

const goodPassword = 'a long enough phrase';
const unknownUid = 'A'.repeat(43);
const unknownUpload = '00000000-0000-4000-8000-000000000000';
const newPassword = { password: () => goodPassword, passwordRepeat: () => goodPassword };

const idOf =
  (role: Exclude<Role, 'guest'>): ArgumentFactory =>
  async ({ getUser: user }) =>
    (await user(role)).id;
const emailOf =
  (role: Exclude<Role, 'guest'>): ArgumentFactory =>
  async ({ getUser: user }) =>
    (await user(role)).email;

/** Values of arguments with the same meaning in all operations. */
const byName: Readonly<Record<string, ArgumentFactory>> = {
  domain: () => 'alpha.example',
  keyword: (_, app) => app.world.keywords[0]?.word,
  pageUrl: () => '/',
  phrases: () => ['phone'],
  adsId: () => '1062',
  incl: () => ['alpha.example', 'beta.example'],
  reportName: () => 'organic-keywords',
  rid: createOwnerGroup,
  tool: () => 'tool-mass-check',
  uid: createRunFactory('tool-mass-check'),
};

/** Two keywords of the test data. */
const someKeywords: ArgumentFactory = (_, app) => app.world.keywords.slice(0, 2).map(({ word }) => word);

/** Reports that exist only for Yandex databases. */
const yandex = { base: () => 'msk' };

/** Values of arguments whose name is ambiguous, by operation. */
const byOperation: Readonly<Record<string, Readonly<Record<string, ArgumentFactory>>>> = {
  directAds: yandex,
  directAdsByDomain: yandex,
  directAdKeywords: { ...yandex, adHash: () => '1062' },
  report: { id: () => 'organic-keywords' },
  comparisonSummary: { domains: () => ['alpha.example', 'beta.example'] },
  domainSummaries: { domains: () => [{ name: 'alpha.example' }] },
  serpComparison: { keywords: someKeywords },
  knownKeywords: { keywords: someKeywords },
  knownDomains: { domains: () => ['alpha.example', 'beta.example'] },
  namedDomains: { domains: () => ['alpha.example', 'beta.example'] },
  toolDomainBatch: { domains: () => ['alpha.example', 'beta.example'] },
  sitesByAdsense: { id: () => 'pub-100' },
  sitesByAnalytics: { id: () => 'UA-200' },
  sitesByLeadia: { id: () => '31' },
  sitesByRelap: { id: () => 'fe31a' },
  subdomains: { id: () => 'beta.example' },
  suggestions: { query: () => 'phone' },
  invitation: { uid: createInvitation },
  acceptInvitation: { uid: createInvitation },
  activateAccount: { uid: () => unknownUid, ...newPassword },
  passwordReset: { uid: () => unknownUid },
  confirmDemo: { uid: () => unknownUid },
  enableSecondFactor: { code: () => '000000' },
  disableSecondFactor: { code: () => '000000' },
  replaceRecoveryCodes: { code: () => '000000' },
  confirmIdentity: { password: () => goodPassword },
  deleteAccount: { password: () => goodPassword },
  prepareDataCopy: { id: idOf('team owner') },
  eraseAccount: {
    id: async (actors) => {
      // The owner of a team cannot be deleted, and its member may not exist yet.
      await actors.getUser('sub-user');
      return (await actors.getUser('team owner')).id;
    },
  },
  accountData: { id: idOf('team owner') },
  inspectUpload: { id: () => unknownUpload },
  removeUpload: { id: () => unknownUpload },
  repeatedFile: { contentHash: () => 'a'.repeat(64) },
  startImport: { files: () => [{ upload: unknownUpload }] },
  removeColumnMapping: { id: () => 500 },
  register: {
    input: () => ({
      email: `${createUniqueText('new')}@people.example`,
      password: goodPassword,
      passwordRepeat: goodPassword,
    }),
  },
  logIn: { email: emailOf('team owner'), password: () => 'not the password' },
  requestPasswordReset: { email: emailOf('team owner') },
  resetPassword: { uid: () => unknownUid, ...newPassword },
  remindLogin: { phone: () => '+12025550123' },
  changePassword: { oldPassword: () => 'not the password', ...newPassword },
  updateAccount: { language: () => 'ru' },
  changeEmail: {
    email: () => `${createUniqueText('other')}@people.example`,
    password: () => 'not the password',
  },
  emailChange: { uid: () => unknownUid },
  confirmEmailChange: { uid: () => unknownUid },
  revertEmailChange: { uid: () => unknownUid },
  changeAccountPhone: { id: idOf('basic'), phone: () => '' },
  changeAccountEmail: {
    id: idOf('team owner'),
    email: () => `${createUniqueText('corrected')}@people.example`,
    password: () => 'not the password',
  },
  removeSnapshot: { base: () => 'gny', date: () => '2000-01-01' },
  restoreSnapshot: { id: () => '0' },
  recalculateDatabases: { base: () => 'none' },
  addDatabase: { input: () => ({ code: 'X', name: 'A database' }) },
  changeDatabase: { code: () => 'gny', input: () => ({ short: 'G NY' }) },
  redeemAccessCode: { code: () => createUniqueText('code') },
  accessCodePreview: { code: () => createUniqueText('code') },
  recordEvent: { type: () => 'tour.seen' },
  addCorporateUser: { email: () => `${createUniqueText('colleague')}@people.example` },
  removeCorporateUser: { email: emailOf('sub-user') },
  inviteCorporateUser: { email: emailOf('demo') },
  requestDemo: {
    input: () => ({
      name: 'A Person',
      email: `${createUniqueText('asks')}@people.example`,
      phone: createPhone(),
    }),
  },
  markNotificationRead: { id: createOwnerNotification },
  enablePush: {
    subscription: () => ({
      endpoint: `https://push.example.com/${createUniqueText('browser')}`,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }),
  },
  createSavedFilter: {
    input: () => ({
      filterName: createUniqueText('filter'),
      reportName: 'organic-keywords',
      filter: 'ws>=100',
    }),
  },
  updateSavedFilter: { id: createOwnerFilter, favorite: () => true },
  deleteSavedFilter: { id: createOwnerFilter },
  createGroupReport: { input: () => ({ domains: ['alpha.example', 'beta.example'] }) },
  startGroupReport: { input: () => ({ domains: ['alpha.example', 'beta.example'] }) },
  renameGroupReport: { name: () => 'Ours' },
  changeGroupReportOwner: { user: emailOf('sub-user') },
  restoreGroupReport: { rid: createDeletedGroup },
  previewGroupEdit: { edit: createEdit },
  editGroupReport: { edit: createEdit },
  undoGroupEdit: { id: createGroupEdit },
  withdrawGroupReportLink: { id: createOwnerGroupLink },
  ...clusteringArguments(emailOf('sub-user')),
  toolListCheck: { list: () => ['phone'] },
  startToolRun: { input: () => ({ list: ['phone'] }) },
  restoreToolRun: { uid: createRemovedRun },
  toolKeywordBuildupKeywords: { uid: createRunFactory('tool-keyword-buildup') },
  toolKeywordCompetitorsDomains: { uid: createRunFactory('tool-keyword-competitors') },
  toolPageKeywordsWeight: { uid: createRunFactory('tool-page-keywords') },
  toolPageKeywordsPages: { uid: createRunFactory('tool-page-keywords') },
  toolVocabulary: { uid: createRunFactory('tool-page-vocabulary') },
  toolPageVocabularyWords: { uid: createRunFactory('tool-page-vocabulary') },
  toolPageVocabularyKeywords: { uid: createRunFactory('tool-page-vocabulary') },
  toolPageVocabularyPages: { uid: createRunFactory('tool-page-vocabulary') },
  toolExtendedVocabularyWords: { uid: createRunFactory('tool-extended-vocabulary') },
  toolExtendedVocabularyKeywords: { uid: createRunFactory('tool-extended-vocabulary') },
  toolExtendedVocabularyPages: { uid: createRunFactory('tool-extended-vocabulary') },
  compareLists: { left: () => 'phone', right: () => 'phones' },
  combineWords: { lists: () => ['buy', 'phone'] },
  removeDuplicates: { list: () => 'phone' },
  uniqueWords: { list: () => 'phone' },
  ...positionArguments,
  task: { id: createOwnerTask },
  cancelTask: { id: createOwnerTask },
  blockAccount: { id: idOf('team owner'), blocked: () => true, password: () => 'not the password' },
  planSettingsPreview: { values: () => [{ name: 'plans.3.priceCents', value: 5900 }] },
  savePlanSettings: { version: () => -1, values: () => [], reason: () => 'a test' },
  endIndividualPlan: {
    individual: async (actors) => ({
      accountId: (await actors.getUser('team owner')).id,
      plan: PlanId.Basic,
    }),
    version: () => -1,
    reason: () => 'a test',
  },
  grantPlan: { id: idOf('team owner'), plan: () => PlanId.Basic, days: () => 30 },
  planGrantPreview: { id: idOf('team owner'), plan: () => PlanId.Basic, days: () => 30 },
  endSession: { accountId: idOf('team owner') },
  makeAdministrator: {
    id: idOf('team owner'),
    administrator: () => true,
    password: () => 'not the password',
  },
  tariffCalculation: { act: () => 'buy', plan: () => PlanId.Basic, term: () => 0 },
  createBill: { act: () => 'buy', plan: () => PlanId.Basic, term: () => 0 },
  bill: { id: createOwnerBill },
  deleteBill: { id: createOwnerBill },
  applyPromo: { bill: createOwnerBill, code: () => 'no-such-code' },
  applyPartnerPayout: { bill: createOwnerBill, amountCents: () => 100 },
  createPromoCode: { code: () => createUniqueText('code'), discount: () => 5 },
  togglePromoCode: { code: () => 'no-such-code' },
  requestWithdrawal: { amountCents: () => 5000, method: () => 'webmoney', purse: () => 'Z123456789012' },
  settleWithdrawal: { id: () => 1_000_000, paid: () => true },
  blockRewards: { id: idOf('team owner'), blocked: () => true },
  issueInvoice: { bill: createOwnerBill, company: () => payerDetails },
  refundInvoice: { bill: createOwnerPaidInvoice, amountCents: () => 19900, document: () => '18' },
  settleInvoice: {
    bill: createOwnerInvoice,
    amountCents: () => 19900,
    paidOn: (_, app) => app.clock.now().toISOString().slice(0, 10),
    document: () => '17',
  },
  refundPreview: { id: createOwnerPayment, amountCents: () => 100 },
  refundPayment: { id: createOwnerPayment, amountCents: () => 100, document: () => '19' },
  applyPaymentPreview: { id: createOwnerPayment, bill: createOwnerBill },
  applyPayment: { id: createOwnerPayment, bill: createOwnerBill },
  convertPaymentPreview: createConversion(),
  convertPayment: createConversion(),
  settlePayment: { id: createOwnerPayment, returned: () => true, note: () => 'Returned in cash' },
  testSubscription: { id: idOf('team owner') },
  simulateTestRenewal: { id: createOwnerTestSubscription, outcome: () => 'pay' },
  releaseRewards: { id: idOf('team owner') },
  exportAccounting: { from: () => '2026-10-01', to: () => '2026-12-31', format: () => 'csv' },
  requestPlan: { input: () => ({ needs: 'More rows', email: 'applicant@example.com' }) },
  resolvePlanRequest: { id: () => 1_000_000, state: () => 'answered' },
  withdrawNotification: { id: createOwnerNotification },
  initPayment: { bill: createOwnerBill, method: () => 'card', agreed: () => true },
  resolveTestPayment: { bill: createOwnerBill, answer: () => 'decline' },
  createAccessCode: { plan: () => PlanId.Basic, days: () => 3, uses: () => 1 },
  deleteAccessCode: { code: () => createUniqueText('code') },
  blogPost: { slug: () => 'a-post' },
  legalText: { slug: () => 'cookie-law' },
  setMaintenance: { isOn: () => false },
  sendNotification: { titleEn: () => 'Hello', titleRu: () => 'Привет', accountId: idOf('team owner') },
};

/** A payment of the team owner and the plan that it buys. */
function createConversion(): Readonly<Record<string, ArgumentFactory>> {
  return { id: createOwnerPayment, account: emailOf('team owner'), plan: () => PlanId.Team, term: () => 0 };
}

/** Id of an emailed invitation from the team owner to the free account. */
async function createInvitation({ getUser: user }: MatrixActors, app: RunningApp): Promise<string> {
  const [owner, demo] = await Promise.all([user('team owner'), user('demo')]);
  const uid = randomBytes(32).toString('base64url');
  await app.stores.postgres.query(
    `INSERT INTO invitation (owner_id, email, purpose, token_hash, created_at, expires_at)
     VALUES ($1, $2, 'join', $3, $4, $5)`,
    [
      owner.id,
      demo.email,
      createHash('sha256').update(uid).digest(),
      app.clock.now(),
      new Date(app.clock.now().getTime() + 3_600_000),
    ],
  );
  return uid;
}

/** A notification for the team owner only. */
async function createOwnerNotification({ getUser: user }: MatrixActors, app: RunningApp): Promise<number> {
  const owner = await user('team owner');
  const [row]: { id: number }[] = await app.stores.postgres.query(
    `INSERT INTO system_notification (title_en, title_ru, account_id, started_at)
     VALUES ('Hello', 'Привет', $1, $2) RETURNING id`,
    [owner.id, app.clock.now()],
  );
  return row?.id ?? 0;
}

/** A saved filter of the team owner. */
async function createOwnerFilter({ getUser: user }: MatrixActors, app: RunningApp): Promise<number> {
  const owner = await user('team owner');
  const name = createUniqueText('filter');
  const [row]: { id: number }[] = await app.stores.postgres.query(
    `INSERT INTO saved_filter (account_id, report, name, name_key, filter, created_at, updated_at)
     VALUES ($1, 'organic-keywords', $2, $2, '{"search":"","rows":[]}', $3, $3) RETURNING id`,
    [owner.id, name, app.clock.now()],
  );
  return row?.id ?? 0;
}

/** A task of the team owner. */
async function createOwnerTask({ getUser: user }: MatrixActors, app: RunningApp): Promise<string> {
  const owner = await user('team owner');
  const [row]: { id: string }[] = await app.stores.postgres.query(
    `INSERT INTO task (id, kind, account_id, name, input, turn, created_at)
     VALUES (gen_random_uuid(), 'import', $1, 'results.csv', '{"files":[]}', 1, $2) RETURNING id`,
    [owner.id, app.clock.now()],
  );
  return row?.id ?? '';
}

/** A tool run without results that belongs to the team owner. */
function createRunFactory(tool: string): ArgumentFactory {
  return async ({ getUser: user }, app) => {
    const owner = await user('team owner');
    const [row]: { id: string }[] = await app.stores.postgres.query(
      `INSERT INTO tool_run (id, account_id, tool, base_id, name, input, asked, attempts, attempt, found, created_at)
       SELECT gen_random_uuid(), $1, $2, base.id, 'Mine', '{"list":["phone"],"options":{}}', 1, 1, 1, 0, $3
       FROM base WHERE code = 'gny' RETURNING id`,
      [owner.id, tool, app.clock.now()],
    );
    return row?.id ?? '';
  };
}

/** A tool run of the team owner that was just removed. */
async function createRemovedRun(
  actors: MatrixActors,
  app: RunningApp,
  precedingArguments: Values,
): Promise<unknown> {
  const id = await createRunFactory('tool-mass-check')(actors, app, precedingArguments);
  await app.stores.postgres.query('UPDATE tool_run SET deleted_at = $2 WHERE id = $1', [id, app.clock.now()]);
  return id;
}

/** A built group report without keywords that belongs to the team owner. */
async function createOwnerGroup({ getUser: user }: MatrixActors, app: RunningApp): Promise<string> {
  const owner = await user('team owner');
  const [row]: { id: string; number: number }[] = await app.stores.postgres.query(
    `INSERT INTO group_report (id, owner_id, base_id, name, domains, top, created_at, accessed_at)
     SELECT gen_random_uuid(), $1, base.id, 'Ours', '{alpha.example,beta.example}', 50, $2, $2 FROM base WHERE code = 'gny'
     RETURNING id, number`,
    [owner.id, app.clock.now()],
  );
  await app.stores.postgres.query(
    `WITH made AS (INSERT INTO group_version (report_id, report, state, generation) VALUES ($1, $2, 'published', 1) RETURNING id)
     UPDATE group_report SET version = made.id, competitors_version = made.id FROM made WHERE group_report.id = $1`,
    [row?.id, row?.number],
  );
  return row?.id ?? '';
}

/** An edit that removes a keyword from a group report. */
function createEdit(): object {
  return { action: 'delete', by: 'list', organic: true, context: false, keys: ['phone'] };
}

/** An edit of the group report in the preceding argument. */
async function createGroupEdit(_actors: MatrixActors, app: RunningApp, { rid }: Values): Promise<string> {
  const [row]: { id: number }[] = await app.stores.postgres.query(
    `INSERT INTO group_edit (report_id, at, action, source, organic, context, payload, version_before)
     SELECT id, $2, 'delete', 'doubles', 0, 0, '{}', version FROM group_report WHERE id = $1 RETURNING id`,
    [rid, app.clock.now()],
  );
  return String(row?.id);
}

/** A link to a group report of the team owner. */
async function createOwnerGroupLink(actors: MatrixActors, app: RunningApp): Promise<string> {
  const owner = await actors.getUser('team owner');
  const [row]: { id: string }[] = await app.stores.postgres.query(
    `INSERT INTO group_link (id, report_id, account_id, token_hash, created_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
    [await createOwnerGroup(actors, app), owner.id, randomBytes(32), app.clock.now()],
  );
  return row?.id ?? '';
}

/** A group report of the team owner that was just deleted. */
async function createDeletedGroup(actors: MatrixActors, app: RunningApp): Promise<string> {
  const id = await createOwnerGroup(actors, app);
  await app.stores.postgres.query('UPDATE group_report SET deleted_at = $2 WHERE id = $1', [
    id,
    app.clock.now(),
  ]);
  return id;
}

function createPhone(): string {
  return `+1202555${String(1000 + Math.floor(Math.random() * 9000))}`;
}

const isFirst = (name: string) => name === 'rid' || name === 'uid';

/**
 * Arguments of an operation in a cell of the matrix.
 * @throws Error that names a required argument without a value
 */
export async function createArguments(
  operation: MatrixOperation,
  actors: MatrixActors,
  app: RunningApp,
): Promise<Values> {
  const values: Values = {};
  // Arguments that other arguments depend on come first.
  const ordered = [...operation.arguments].sort(
    (left, right) => Number(isFirst(right.name)) - Number(isFirst(left.name)),
  );
  for (const argument of ordered) {
    const makeValue = byOperation[operation.name]?.[argument.name] ?? byName[argument.name];
    if (makeValue) values[argument.name] = await makeValue(actors, app, values);
    else if (isNonNullType(argument.type) && argument.defaultValue === undefined) {
      throw new Error(
        `matrix-arguments.ts must say with which ${argument.name} the operation ${operation.name} is called.`,
      );
    }
  }
  return values;
}

/** A text that is unique across the cells. */
function createUniqueText(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}
