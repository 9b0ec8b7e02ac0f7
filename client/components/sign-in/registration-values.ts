import type { RegisterMutationVariables } from '../../graphql/session.generated.js';

/** What the registration form holds: texts, as its fields do. */
export interface RegistrationValues {
  email: string;
  password: string;
  passwordRepeat: string;
  phone: string;
  /** Id of a plan; empty for none. */
  plan: string;
  /** Number of its period, 0 to 3. */
  term: string;
  /** Domains, one a line. */
  domain: string;
}

/** What the server is told: nothing of what was left empty. */
export function registrationInput(
  values: RegistrationValues,
  language: string,
): RegisterMutationVariables['input'] {
  const filled = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    email: values.email.trim(),
    password: values.password,
    passwordRepeat: values.passwordRepeat,
    phone: filled(values.phone),
    plan: values.plan === '' ? null : Number(values.plan),
    term: values.plan === '' ? null : Number(values.term),
    domain: filled(values.domain),
    language,
  };
}
