import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toUserError, type ErrorMessage } from '../../graphql/to-user-error.js';
import { resultPath } from './bill-paths.js';
import { InitPaymentDocument, type InitPaymentMutation } from './bills.generated.js';
import { openCardWidget } from './card-widget.js';

/** What a payer says with the button. */
interface PaymentRequest {
  method: 'card' | 'wallet';
  subscription: boolean;
  agreed: boolean;
}

type InitiatedPayment = InitPaymentMutation['initPayment'];

/** The payment of a bill, from the button to wherever it goes on. */
export function useBillPayment(id: number, reload: () => Promise<void>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [paymentError, setError] = useState<ErrorMessage>();
  /** The sum of a payment without money that waits for its payer's word, in cents. */
  const [localPaymentCents, setLocalPaymentCents] = useState<number>();
  const openResult = (result: Parameters<typeof resultPath>[0]) => void navigate(resultPath(result, id));

  const continuePayment = async ({ bill, address, widget }: InitiatedPayment): Promise<void> => {
    if (bill.state === 'paid') return openResult('success');
    if (address !== null) return window.location.assign(address);
    if (widget === null) return setLocalPaymentCents(bill.realCents);
    const outcome = await openCardWidget(widget);
    if (outcome !== 'cancel') openResult(outcome);
  };

  const pay = async (request: PaymentRequest): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await client.mutate({
        mutation: InitPaymentDocument,
        variables: { bill: id, ...request },
      });
      // The sum may have become another one meanwhile: the page behind says it too. The payment goes on whether it can or not.
      await reload();
      if (data) await continuePayment(data.initPayment);
    } catch (error) {
      const userError = toUserError(error as Error);
      const result = resultPageFor(userError.code);
      if (result) openResult(result);
      else setError(userError);
    } finally {
      setBusy(false);
    }
  };

  return {
    pay,
    isBusy,
    fault: paymentError,
    localPaymentCents,
    closeLocalPayment: () => setLocalPaymentCents(undefined),
  };
}

/** The page that says more of a refusal than a line could. */
function resultPageFor(code: string): 'invalid' | 'fail' | undefined {
  if (code === 'NOT_FOUND' || code === 'BILL_CLOSED') return 'invalid';
  return code === 'PAYMENT_FAILED' || code === 'PAYMENT_UNAVAILABLE' ? 'fail' : undefined;
}
