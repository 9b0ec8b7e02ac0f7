import { cardWidgetScript, cspNonce } from '../../lib/document-meta.js';
import type { InitPaymentMutation } from './bills.generated.js';

/** What the widget is opened with, as the server says it. */
export type CardPayment = NonNullable<InitPaymentMutation['initPayment']['widget']>;

/** How the widget was left. It is no proof of anything: whether the bill is paid, the server says. */
type WidgetOutcome = 'success' | 'decline' | 'fail' | 'cancel';

/** What the widget answers when it is closed. */
interface WidgetResponse {
  type?: string;
  status?: string;
}

interface Widget {
  start(options: Readonly<Record<string, unknown>>): Promise<WidgetResponse | undefined>;
}

interface WidgetWindow {
  cp?: { CloudPayments: new () => Widget };
}

/** Opens the widget of card payments over the page, and waits until it is closed. */
export async function openCardWidget(card: CardPayment): Promise<WidgetOutcome> {
  const Widget = await loadWidget();
  if (!Widget) return 'fail';
  const result = await new Widget().start(optionsOf(card));
  if (result?.type === 'error') return 'fail';
  if (result?.type === 'cancel' || result?.status === 'cancel') return 'cancel';
  return result?.status === 'success' ? 'success' : 'decline';
}

/** The documents' card payment data by the names that the widget has today. */
function optionsOf(card: CardPayment): Readonly<Record<string, unknown>> {
  const { recurrentMonths, recurrentAmount, recurrentFrom, email, accountId, phone } = card;
  return {
    publicTerminalId: card.cpKey,
    culture: card.locale,
    description: card.description,
    amount: card.amount,
    currency: card.currency,
    paymentSchema: 'Single',
    externalId: card.invoiceId,
    receiptEmail: email,
    emailBehavior: 'Hidden',
    autoClose: 3,
    userInfo: { accountId, email, ...(phone === null ? {} : { phone }) },
    ...(recurrentMonths === null
      ? {}
      : {
          // Without a date the first of them would be due a term after today, whenever the plan ends.
          recurrent: {
            interval: 'Month',
            period: recurrentMonths,
            amount: recurrentAmount,
            startDate: recurrentFrom,
          },
        }),
  };
}

/** Loads the script once, from its own address; undefined where it does not come or the page may not load it. */
async function loadWidget(): Promise<(new () => Widget) | undefined> {
  const loadedClass = (window as WidgetWindow).cp?.CloudPayments;
  const address = cardWidgetScript();
  if (loadedClass || address === undefined) return loadedClass;
  const script = document.createElement('script');
  script.src = address;
  script.nonce = cspNonce();
  await new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    document.head.append(script);
  });
  const widgetClass = (window as WidgetWindow).cp?.CloudPayments;
  // The next try loads it anew.
  if (!widgetClass) script.remove();
  return widgetClass;
}
