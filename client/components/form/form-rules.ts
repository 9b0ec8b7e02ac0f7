import { ref, string } from 'yup';
import { parseMoney } from '../../../server/contract/formatting/parse-money.js';
import type { forms } from '../../i18n/en/forms.js';

/** Translation key of a validation message. */
export type FormMessage = keyof typeof forms;

/** Type-checks translation keys in rules that accept any string. */
const messageKey = (message: FormMessage): FormMessage => message;

/** Password length in code points, as on the server. */
const passwordLength = { min: 8, max: 128 };

/** A required non-blank text. */
export const requiredText = () => string().trim().required(messageKey('required'));

/** E-mail format. The server checks whether an account exists. */
export const emailRule = () =>
  string()
    .trim()
    .required(messageKey('required'))
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: messageKey('email'), excludeEmptyString: true });

/** Existing password; validated for presence only. */
export const passwordRule = () => string().required(messageKey('required'));

/** New password. The server also rejects common passwords. */
export const newPasswordRule = () =>
  string()
    .required(messageKey('required'))
    .test(
      'min',
      messageKey('passwordShort'),
      (text = '') => text === '' || [...text].length >= passwordLength.min,
    )
    .test('max', messageKey('passwordLong'), (text = '') => [...text].length <= passwordLength.max);

/** Must equal the password in `field`. */
export const repeatedPasswordRule = (field: string) =>
  string()
    .required(messageKey('required'))
    .oneOf([ref(field)], messageKey('passwordsDiffer'));

/** Optional phone number in international format; spaces, dashes and brackets are allowed. */
export const phoneRule = () =>
  string().matches(/^(?:|\+(?:[\s().-]*\d){7,15}[\s().-]*)$/, messageKey('phone'));

/** Characters of a new promo code. */
export const promoCodeRule = () =>
  string()
    .required(messageKey('required'))
    .matches(/^[a-z0-9-]+$/, { message: messageKey('promoCode'), excludeEmptyString: true });

/** Integer percentage from 0 to `max`. */
export const discountRule = (max: number) =>
  string()
    .required(messageKey('required'))
    .test(
      'range',
      messageKey('discountRange'),
      (text = '') => text === '' || (/^\d+$/.test(text) && Number(text) <= max),
    );

/** Whole number from 0 to `max`. */
export const integerRule = (max: number) =>
  string()
    .required(messageKey('required'))
    .test(
      'range',
      messageKey('wholeNumber'),
      (text = '') => text === '' || (/^\d+$/.test(text) && Number(text) <= max),
    );

/** Positive amount of money. */
export const amountRule = () =>
  string()
    .required(messageKey('required'))
    .test('amount', messageKey('amount'), (text = '') => text === '' || (parseMoney(text) ?? 0) > 0);

/** Wallet number: digits with an optional leading letter. */
export const walletRule = () =>
  string()
    .trim()
    .required(messageKey('required'))
    .matches(/^[A-Za-z]?\d{10,20}$/, { message: messageKey('purse'), excludeEmptyString: true });
