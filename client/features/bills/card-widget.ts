import { cardWidgetScript, cspNonce } from '../../lib/page/document-meta.js';
import type { InitPaymentMutation } from './bills.generated.js';

/** Widget options from the server. */
export type CardPayment = NonNullable<InitPaymentMutation['initPayment']['widget']>;

/** Reported outcome of the widget. Only the server confirms that the bill is paid. */
type WidgetOutcome = 'success' | 'decline' | 'fail' | 'cancel';

/** Response of the widget when it closes. */
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

/** Opens the card payment widget and resolves when it closes. */
export async function openCardWidget(card: CardPayment): Promise<WidgetOutcome> {
  const Widget = await loadWidget();
  if (!Widget) return 'fail';
  const result = await new Widget().start(widgetOptions(card));
  if (result?.type === 'error') return 'fail';
  if (result?.type === 'cancel' || result?.status === 'cancel') return 'cancel';
  return result?.status === 'success' ? 'success' : 'decline';
}

/** Maps the card payment fields of the public API to the current option names of the widget. */
function widgetOptions(card: CardPayment): Readonly<Record<string, unknown>> {
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
          // Without a start date the widget would charge one term from today, even if the plan ends later.
          recurrent: {
            interval: 'Month',
            period: recurrentMonths,
            amount: recurrentAmount,
            startDate: recurrentFrom,
          },
        }),
  };
}

/** Loads the widget script once; undefined if the script fails or the CSP blocks it. */
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
  // Removes the script so that the next attempt loads it again.
  if (!widgetClass) script.remove();
  return widgetClass;
}
