import type { Localised } from '../language/localised.js';
import { normaliseToNfc } from '../formatting/normalise-to-nfc.js';

/** Company details of an invoice. */
export interface PayerDetails {
  name: string;
  /** Taxpayer number (INN): 10 digits for a company, 12 for an individual entrepreneur. */
  inn: string;
  /** Tax reason code (KPP); empty for an individual entrepreneur. */
  kpp: string;
  postalAddress: string;
  legalAddress: string;
}

export type PayerField = keyof PayerDetails;

/** Fields in form order. */
export const payerFields = ['name', 'inn', 'kpp', 'legalAddress', 'postalAddress'] as const;

/** Maximum length of a company name or address. */
export const maxPayerTextChars = 300;

/** Validation messages. */
export const payerMessages = {
  companyName: { en: 'Enter the company name', ru: 'Введите название компании' },
  companyInn: { en: 'Enter the taxpayer number (INN)', ru: 'Введите ИНН' },
  companyInnWrong: { en: 'Incorrect taxpayer number (INN)', ru: 'Неверный ИНН' },
  companyKpp: { en: 'Enter the tax reason code (KPP)', ru: 'Введите КПП' },
  companyKppWrong: { en: 'Incorrect tax reason code (KPP)', ru: 'Неверный КПП' },
  companyKppNone: {
    en: 'An individual entrepreneur has no KPP: leave it empty',
    ru: 'У индивидуального предпринимателя нет КПП: оставьте поле пустым',
  },
  companyPostal: { en: 'Enter the postal address', ru: 'Введите почтовый адрес' },
  companyLegal: { en: 'Enter the legal address', ru: 'Введите юридический адрес' },
  companyLong: {
    en: `At most ${maxPayerTextChars} characters`,
    ru: `Не больше ${maxPayerTextChars} знаков`,
  },
} as const satisfies Record<string, Localised>;

type PayerMessage = keyof typeof payerMessages;

/** Trims and collapses whitespace, and removes it from numbers. */
export function normalisePayer(input: PayerDetails): PayerDetails {
  const line = (text: string) => normaliseToNfc(text.replace(blanks, ' ').trim());
  const normaliseNumber = (text: string) => normaliseToNfc(text.replace(blanks, ''));
  return {
    name: line(input.name),
    inn: normaliseNumber(input.inn),
    kpp: normaliseNumber(input.kpp).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    postalAddress: line(input.postalAddress),
    legalAddress: line(input.legalAddress),
  };
}

/** Whitespace, control characters and invisible characters. */
const blanks = /[\s\p{Cc}\p{Cf}]+/gu;

/** Validates a field of normalised details; returns a message key or undefined. */
export function validatePayerField(field: PayerField, company: PayerDetails): PayerMessage | undefined {
  const value = company[field];
  if (field === 'inn') return value === '' ? 'companyInn' : isInn(value) ? undefined : 'companyInnWrong';
  if (field === 'kpp') return validateKpp(value, company.inn);
  if (value === '') return missingMessages[field];
  return [...value].length > maxPayerTextChars ? 'companyLong' : undefined;
}

const missingMessages = {
  name: 'companyName',
  postalAddress: 'companyPostal',
  legalAddress: 'companyLegal',
} as const;

function validateKpp(kpp: string, inn: string): PayerMessage | undefined {
  if (isEntrepreneur(inn)) return kpp === '' ? undefined : 'companyKppNone';
  if (kpp === '') return 'companyKpp';
  return isKpp(kpp) ? undefined : 'companyKppWrong';
}

/** Whether the tax number has the length for individual entrepreneurs. */
export function isEntrepreneur(inn: string): boolean {
  return /^\d{12}$/.test(inn);
}

/** Digit weights of the check digits: one for a company, two for an individual. */
const companyCheckDigitWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const personFirstCheckDigitWeights = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const personSecondCheckDigitWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Whether the text is a valid Russian tax number: length, region and check digits. */
export function isInn(text: string): boolean {
  if (!/^(?!00)(?:\d{10}|\d{12})$/.test(text)) return false;
  const digits = Array.from(text, Number);
  if (digits.length === 10) return digits[9] === computeCheckDigit(digits, companyCheckDigitWeights);
  return (
    digits[10] === computeCheckDigit(digits, personFirstCheckDigitWeights) &&
    digits[11] === computeCheckDigit(digits, personSecondCheckDigitWeights)
  );
}

/** The weighted digit sum modulo 11, then modulo 10. */
function computeCheckDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10;
}

/** Whether the text has the format of a KPP: tax office, reason (digits or capital letters), number. */
export function isKpp(text: string): boolean {
  return /^(?!00)\d{4}[\dA-Z]{2}\d{3}$/.test(text);
}
