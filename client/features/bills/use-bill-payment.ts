import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toUserError, type ErrorMessage } from '../../graphql/transport/to-user-error.js';
import { resultPath } from './bill-paths.js';
import { InitPaymentDocument, type InitPaymentMutation } from './bills.generated.js';
import { openCardWidget } from './card-widget.js';

/** Choices that the payment form submits. */
interface PaymentRequest {
  method: 'card' | 'wallet';
  subscription: boolean;
  agreed: boolean;
}

type InitiatedPayment = InitPaymentMutation['initPayment'];

/** Starts the payment of a bill and continues with its next step. */
export function useBillPayment(id: number, reload: () => Promise<void>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [paymentError, setError] = useState<ErrorMessage>();
  /** Amount in cents of a simulated payment while its dialog is open. */
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
      // The amount may have changed. A failed refetch must not stop the payment.
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

/** Result page for errors that need a longer explanation. */
function resultPageFor(code: string): 'invalid' | 'fail' | undefined {
  if (code === 'NOT_FOUND' || code === 'BILL_CLOSED') return 'invalid';
  return code === 'PAYMENT_FAILED' || code === 'PAYMENT_UNAVAILABLE' ? 'fail' : undefined;
}
