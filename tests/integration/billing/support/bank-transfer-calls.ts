import { createUser, startSession, type TestUser } from '../../support/test-users.js';
import type { GraphqlResult, RunningApp } from '../../support/running-app.js';

/** Seller details as in the server settings. */
export const seller = {
  name: 'ООО «Продавец»',
  inn: '7707083893',
  kpp: '773601001',
  address: '117312, Москва, ул. Вавилова, 19',
  bank: 'Банк «Пример»',
  bik: '044525225',
  bankAccount: '30101810400000000225',
  account: '40702810900000000001',
  signatory: 'Директор И. И. Иванов',
  vat: 20,
  note: 'Оплата в рублях по курсу Банка России на день платежа.',
};

/** Details of the paying company. */
export const payerDetails = {
  name: 'ООО «Ромашка» & Ко',
  inn: '7736207543',
  kpp: '770401001',
  postalAddress: '119021, Москва, ул. Льва Толстого, 16',
  legalAddress: '119021, Москва, ул. Льва Толстого, 16, этаж 2',
};

export const entrepreneur = { ...payerDetails, name: 'ИП Петров', inn: '500100732259', kpp: '' };

const invoiceFields = `invoice { number issuedAt companyName cents isCurrent paid paidOn url closingDocuments { title number date url } }`;

/** Error codes of a result. */
export const codes = ({ errors }: GraphqlResult): string[] =>
  errors?.map(({ extensions }) => extensions.code) ?? [];

/** Bank transfer operations of a payer and of an administrator. */
export function bankTransferCalls(app: RunningApp) {
  async function createBill(
    user: TestUser,
    purchase: { act?: string; plan?: number; term?: number } = {},
  ): Promise<number> {
    const { data, errors } = await app
      .as(user)
      .graphql(
        `mutation ($act: PurchaseKind!, $plan: Int!, $term: Int!) { createBill(act: $act, plan: $plan, term: $term) { id } }`,
        { act: 'buy', plan: 3, term: 0, ...purchase },
      );
    if (errors) throw new Error(JSON.stringify(errors));
    return (data?.['createBill'] as { id: number }).id;
  }

  const issue = (user: TestUser, bill: number, details: object = payerDetails) =>
    app
      .as(user)
      .graphql(
        `mutation ($bill: Int!, $company: CompanyInput!) { issueInvoice(bill: $bill, company: $company) { state realCents ${invoiceFields} } }`,
        { bill, company: details },
      );

  /** Moves the clock and logs the user in again. */
  async function advanceTo(time: string, user: TestUser): Promise<void> {
    app.clock.set(time);
    user.headers = {
      cookie: `session=${await startSession(app.stores.postgres, user.id, app.clock.now())}`,
    };
  }

  const today = () => app.clock.now().toISOString().slice(0, 10);

  /** Records a received transfer with a unique document number. */
  const recordTransfer = async (
    bill: number,
    transfer: { amountCents?: number; paidOn?: string; document?: string; unassigned?: boolean } = {},
  ) =>
    app.as(await createUser(app, { kind: 'administrator' })).graphql(
      `mutation ($bill: Int!, $amountCents: Int!, $paidOn: String!, $document: String!, $unassigned: Boolean) {
         settleInvoice(bill: $bill, amountCents: $amountCents, paidOn: $paidOn, document: $document, unassigned: $unassigned) {
           number billState paidOn paymentDocument paysBill } }`,
      { bill, amountCents: 4900, paidOn: today(), document: '17', ...transfer },
    );

  /** Records a returned transfer. */
  const recordRefund = async (bill: number, amountCents: number, document: string) =>
    app.as(await createUser(app, { kind: 'administrator' })).graphql(
      `mutation ($bill: Int!, $amountCents: Int!, $document: String!) {
         refundInvoice(bill: $bill, amountCents: $amountCents, document: $document) {
           billState paysBill refundedCents } }`,
      { bill, amountCents, document },
    );

  const billOf = async (user: TestUser, id: number) =>
    (
      await app
        .as(user)
        .graphql(`query ($id: Int!) { bill(id: $id) { state realCents refundedCents ${invoiceFields} } }`, {
          id,
        })
    ).data?.['bill'] as {
      state: string;
      realCents: number;
      refundedCents: number;
      invoice: { cents: number; isCurrent: boolean; paid: boolean; closingDocuments: object[] } | null;
    };

  return {
    newBill: createBill,
    issue,
    goOn: advanceTo,
    today,
    settle: recordTransfer,
    refund: recordRefund,
    billOf,
  };
}
