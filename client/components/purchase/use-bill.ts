import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { billPath } from '../../addresses/paths.js';
import { newRequestId } from '../../lib/request-id.js';
import { CreateBillDocument } from './purchase.generated.js';
import type { PurchaseRequest } from './purchase-request.js';

/** Creates a bill and opens it. An idempotency key prevents duplicate bills. */
export function useBill({ onRejected }: { onRejected: () => void }) {
  const navigate = useNavigate();
  const idempotency = useRef({ request: '', key: '' });
  const [create, { error, loading, reset }] = useMutation(CreateBillDocument);
  /** `replaces` replaces the history entry. A rejection is exposed as `error`. */
  const createBill = async (
    { action, plan, term }: PurchaseRequest,
    { replaces = false } = {},
  ): Promise<void> => {
    const request = { act: action, plan: plan.id, term: term.term };
    const text = JSON.stringify(request);
    if (idempotency.current.request !== text) idempotency.current = { request: text, key: newRequestId() };
    try {
      const { data } = await create({ variables: { ...request, key: idempotency.current.key } });
      if (data) await navigate(billPath(data.createBill.id), { replace: replaces });
    } catch {
      onRejected();
    }
  };
  return { createBill, error, isBusy: loading, resetError: reset };
}
