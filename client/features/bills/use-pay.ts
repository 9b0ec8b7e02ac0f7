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
export function usePay(id: number, changed: () => Promise<void>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setError] = useState<ErrorMessage>();
  /** The sum of a payment without money that waits for its payer's word, in cents. */
  const [requested, setAsked] = useState<number>();
  const leaveFor = (result: Parameters<typeof resultPath>[0]) => void navigate(resultPath(result, id));

  const goOn = async ({ bill, address, widget }: InitiatedPayment): Promise<void> => {
    if (bill.state === 'paid') return leaveFor('success');
    if (address !== null) return window.location.assign(address);
    if (widget === null) return setAsked(bill.realCents);
    const end = await openCardWidget(widget);
    if (end !== 'cancel') leaveFor(end);
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
      await changed();
      if (data) await goOn(data.initPayment);
    } catch (error) {
      const rejection = toUserError(error as Error);
      const result = resultOf(rejection.code);
      if (result) leaveFor(result);
      else setError(rejection);
    } finally {
      setBusy(false);
    }
  };

  return { pay, isBusy, fault, asked: requested, closeAsked: () => setAsked(undefined) };
}

/** The page that says more of a refusal than a line could. */
function resultOf(code: string): 'invalid' | 'fail' | undefined {
  if (code === 'NOT_FOUND' || code === 'BILL_CLOSED') return 'invalid';
  return code === 'PAYMENT_FAILED' || code === 'PAYMENT_UNAVAILABLE' ? 'fail' : undefined;
}
