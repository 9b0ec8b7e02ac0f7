import { useState } from 'react';
import { toUserError } from '../../graphql/transport/to-user-error.js';

/** Requests the second factor only after the server asks for it. */
export function useCodePrompt() {
  const [isPrompting, setPrompting] = useState(false);
  /** Runs a log-in. Resolves to false if the form must now ask for the code. */
  const submit = async (logIn: () => Promise<void>): Promise<boolean> => {
    try {
      await logIn();
      return true;
    } catch (error) {
      if (isPrompting || toUserError(error as Error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
      setPrompting(true);
      return false;
    }
  };
  return { isPrompting, submit };
}
