import { useRef } from 'react';
import { newRequestId } from '../../lib/requests/request-id.js';

interface IdempotencyKey {
  /** Key of a request. An equal request has the same key until `reset`. */
  keyFor: (request: object) => string;
  /** Lets an equal request count again, after a success. */
  reset: () => void;
}

/** Idempotency key of a form. A retry after a lost response has no further effect. */
export function useIdempotencyKey(): IdempotencyKey {
  const latest = useRef({ request: '', key: '' });
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request);
      if (latest.current.request !== text) latest.current = { request: text, key: newRequestId() };
      return latest.current.key;
    },
    reset: () => (latest.current = { request: '', key: '' }),
  };
}
