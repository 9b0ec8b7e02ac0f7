import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { toUserError, type ErrorMessage } from '../../graphql/to-user-error.js';
import { PasswordResetDocument } from './password-reset.generated.js';

interface ResetLink {
  state: 'checking' | 'good' | 'wrong' | 'unchecked';
  error?: ErrorMessage;
}

/** Checks a reset link once. Setting the password invalidates the link, so a refetch would fail. */
export function useResetLink(uid: string): ResetLink & { retry: () => void } {
  const client = useApolloClient();
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  const check = useCallback(() => {
    setLink({ state: 'checking' });
    client.query({ query: PasswordResetDocument, variables: { uid }, fetchPolicy: 'network-only' }).then(
      () => setLink({ state: 'good' }),
      (error: Error) => {
        const userError = toUserError(error);
        setLink({ state: userError.code === 'RESET_INVALID' ? 'wrong' : 'unchecked', error: userError });
      },
    );
  }, [client, uid]);
  useEffect(check, [check]);
  return { ...link, retry: check };
}
