/** Texts of fields and forms, whatever they ask for. */
export const forms = {
  required: 'Fill in this field',
  email: 'Enter a valid e-mail address',
  passwordShort: 'At least 8 characters',
  passwordLong: 'At most 128 characters',
  passwordsDiffer: 'Passwords do not match',
  phone: 'International format: + and 7 to 15 digits',
  phoneHint: 'In international format, e.g. +1 212 555 0123',
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  matchTitle: 'Match type',
  matchExact: 'Exact words',
  matchAnyForm: 'Any word form',
  matchExactHint: 'Same words in the same order',
  matchAnyFormHint: 'Words in any form and order',
} as const;
