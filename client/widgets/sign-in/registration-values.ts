import type { RegisterMutationVariables } from '../../graphql/accounts/session.generated.js';

/** Registration form values. */
export interface RegistrationValues {
  email: string;
  password: string;
  passwordRepeat: string;
  phone: string;
  /** Plan id; empty for the free plan. */
  plan: string;
  /** Term number, 0 to 3. */
  term: string;
  /** Domains, one per line. */
  domain: string;
}

/** Mutation input without empty values. */
export function registrationInput(
  values: RegistrationValues,
  language: string,
): RegisterMutationVariables['input'] {
  const trimToNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    email: values.email.trim(),
    password: values.password,
    passwordRepeat: values.passwordRepeat,
    phone: trimToNull(values.phone),
    plan: values.plan === '' ? null : Number(values.plan),
    term: values.plan === '' ? null : Number(values.term),
    domain: trimToNull(values.domain),
    language,
  };
}
