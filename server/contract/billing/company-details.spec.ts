import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  validatePayerField,
  payerFields,
  isInn,
  isKpp,
  normalisePayer,
  type PayerDetails,
} from './company-details.js';

/** Published tax numbers of large companies and of the tax service. */
const publishedInns = [
  '7707083893',
  '7736050003',
  '7736207543',
  '7724490000',
  '7708004767',
  '7707329152',
  // Example of an individual from the specification of the check digits.
  '500100732259',
];

/**
 * Generates a tax number. Reimplements the check digits from the order of the tax service, independently of the code
 * under test.
 */
function generateInn(first: readonly number[]): string {
  const checkDigit = (weights: string, digits: readonly number[]) =>
    (weights.split(' ').reduce((sum, weight, index) => sum + Number(weight) * (digits[index] ?? 0), 0) % 11) %
    10;
  if (first.length === 9) return [...first, checkDigit('2 4 10 3 5 9 4 6 8', first)].join('');
  const eleventh = [...first, checkDigit('7 2 4 10 3 5 9 4 6 8', first)];
  return [...eleventh, checkDigit('3 7 2 4 10 3 5 9 4 6 8', eleventh)].join('');
}

const digit = fc.integer({ min: 0, max: 9 });
const firstDigits = fc
  .constantFrom(9, 10)
  .chain((length) => fc.array(digit, { minLength: length, maxLength: length }))
  .filter(([one, two]) => one !== 0 || two !== 0);

const validDetails: PayerDetails = {
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  postalAddress: '117312, Москва, ул. Вавилова, 19',
  legalAddress: '117312, Москва, ул. Вавилова, 19',
};

/** Errors of the details by field. */
const problems = (changes: Partial<PayerDetails>) => {
  const company = normalisePayer({ ...validDetails, ...changes });
  return payerFields.flatMap((field) => validatePayerField(field, company) ?? []);
};

describe('Russian tax number', () => {
  it.each(publishedInns)('accepts the published number %s', (inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it('accepts correct check digits and rejects a change of any digit', () => {
    fc.assert(
      fc.property(firstDigits, fc.nat(), digit, (first, position, replacement) => {
        const inn = generateInn(first);
        expect(isInn(inn)).toBe(true);
        // Replaces only a check digit. Replacing another digit may leave the checksum unchanged.
        const last = inn.length - 1 - (inn.length === 12 ? position % 2 : 0);
        const invalidInn = inn.slice(0, last) + String(replacement) + inn.slice(last + 1);
        expect(isInn(invalidInn)).toBe(invalidInn === inn);
      }),
    );
  });

  it('rejects other texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), (text) => {
        fc.pre(!/^(?:\d{10}|\d{12})$/.test(text));
        expect(isInn(text)).toBe(false);
      }),
    );
    for (const text of ['', '0000000000', '000000000000', '77070838931', '٧٧٠٧٠٨٣٨٩٣', '7707083893\n']) {
      expect(isInn(text)).toBe(false);
    }
  });
});

describe('tax reason code', () => {
  it.each(['773601001', '770801001', '997750001', '7736AB001'])('accepts %s', (kpp) => {
    expect(isKpp(kpp)).toBe(true);
  });

  it.each(['', '77360100', '7736010011', '77360100A', 'A73601001', '7736ab001', '7736ФЫ001', '000000000'])(
    'rejects “%s”',
    (kpp) => {
      expect(isKpp(kpp)).toBe(false);
    },
  );
});

describe('payer validation', () => {
  it('accepts published details', () => {
    expect(problems({})).toEqual([]);
  });

  it('reports each missing field', () => {
    expect(problems({ name: ' ' })).toEqual(['companyName']);
    expect(problems({ inn: '' })).toEqual(['companyInn']);
    expect(problems({ inn: '7707083894' })).toEqual(['companyInnWrong']);
    expect(problems({ kpp: '' })).toEqual(['companyKpp']);
    expect(problems({ kpp: '77360100' })).toEqual(['companyKppWrong']);
    expect(problems({ postalAddress: '\t' })).toEqual(['companyPostal']);
    expect(problems({ legalAddress: '' })).toEqual(['companyLegal']);
    expect(problems({ name: '', inn: '', kpp: '', postalAddress: '', legalAddress: '' })).toEqual([
      'companyName',
      'companyInn',
      'companyKpp',
      'companyLegal',
      'companyPostal',
    ]);
  });

  it('rejects a KPP of an individual entrepreneur', () => {
    expect(problems({ inn: '500100732259', kpp: '' })).toEqual([]);
    expect(problems({ inn: '500100732259' })).toEqual(['companyKppNone']);
  });

  it('accepts typical user input', () => {
    const typed = { name: '  ООО\u00a0 «Ромашка»\n', inn: '7707 083 893', kpp: ' 7736ab001\u200b' };
    expect(normalisePayer({ ...validDetails, ...typed })).toEqual({ ...validDetails, kpp: '7736AB001' });
  });

  it('limits the length in characters, however they are encoded', () => {
    expect(problems({ name: '𝒜'.repeat(300) })).toEqual([]);
    expect(problems({ name: 'a'.repeat(301) })).toEqual(['companyLong']);
  });

  it('normalises details idempotently', () => {
    const characters = [...' \u00a0\u200b\n\t\0\u202e7aЙß\u0301\u0306ﬁΐЁé😀'];
    const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 40 });
    const typed = fc.record({ name: text, inn: text, kpp: text, postalAddress: text, legalAddress: text });
    fc.assert(
      fc.property(typed, (company) => {
        const normalised = normalisePayer(company);
        expect(normalisePayer(normalised)).toEqual(normalised);
        for (const value of Object.values(normalised)) expect(value).not.toMatch(/[\p{Cc}\u200b]/u);
      }),
    );
  });
});
