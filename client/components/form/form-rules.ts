import { ref, string } from 'yup';
import { readMoney } from '../../../server/contract/read-money.js';
import type { forms } from '../../i18n/en/forms.js';

/** Key of a text that says what is wrong with a field. */
export type FormMessage = keyof typeof forms;

/** Types the key of a text where the rules take any text. */
const messageKey = (message: FormMessage): FormMessage => message;

/** Characters of a password, as the server counts them: code points. */
const passwordLength = { min: 8, max: 128 };

/** A text that must not be empty. */
export const requiredText = () => string().trim().required(messageKey('required'));

/** An e-mail address; whether it is somebody's is the server's to say. */
export const emailRule = () =>
  string()
    .trim()
    .required(messageKey('required'))
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { message: messageKey('email'), excludeEmptyString: true });

/** The password of an account that there is: nothing is said of its form. */
export const passwordRule = () => string().required(messageKey('required'));

/** A password that is being chosen. The server also refuses the common ones. */
export const newPasswordRule = () =>
  string()
    .required(messageKey('required'))
    .test(
      'min',
      messageKey('passwordShort'),
      (text = '') => text === '' || [...text].length >= passwordLength.min,
    )
    .test('max', messageKey('passwordLong'), (text = '') => [...text].length <= passwordLength.max);

/** The same password once more; `field` is the name of the first. */
export const repeatedPasswordRule = (field: string) =>
  string()
    .required(messageKey('required'))
    .oneOf([ref(field)], messageKey('passwordsDiffer'));

/** A telephone number in international form, with blanks, dashes and brackets as people write it; may be left out. */
export const phoneRule = () =>
  string().matches(/^(?:|\+(?:[\s().-]*\d){7,15}[\s().-]*)$/, messageKey('phone'));

/** A promo code that is being made. */
export const promoCodeRule = () =>
  string()
    .required(messageKey('required'))
    .matches(/^[a-z0-9-]+$/, { message: messageKey('promoCode'), excludeEmptyString: true });

/** A discount of whole percents, from 0 to the most. */
export const discountRule = (max: number) =>
  string()
    .required(messageKey('required'))
    .test(
      'range',
      messageKey('discountRange'),
      (text = '') => text === '' || (/^\d+$/.test(text) && Number(text) <= max),
    );

/** A sum of money above nothing, as people type it. */
export const amountRule = () =>
  string()
    .required(messageKey('required'))
    .test('amount', messageKey('amount'), (text = '') => text === '' || (readMoney(text) ?? 0) > 0);

/** Number of a purse: digits, with a letter before them where it has one. */
export const purseRule = () =>
  string()
    .trim()
    .required(messageKey('required'))
    .matches(/^[A-Za-z]?\d{10,20}$/, { message: messageKey('purse'), excludeEmptyString: true });
