/** Texts of fields and forms, whatever they ask for. */
export const forms = {
  required: 'Fill in this field',
  email: 'This is no e-mail address',
  passwordShort: 'At least 8 characters',
  passwordLong: 'At most 128 characters',
  passwordsDiffer: 'The passwords differ',
  phone: 'International form: + and 7 to 15 digits',
  phoneHint: 'In international form, as +1 212 555 0123',
  optional: 'optional',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
} as const;
