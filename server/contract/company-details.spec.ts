import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  validateCompanyField,
  companyFields,
  isInn,
  isKpp,
  normaliseCompany,
  type CompanyDetails,
} from './company-details.js';

/** Tax numbers that their owners publish: large companies and the tax service itself. */
const published = [
  '7707083893',
  '7736050003',
  '7736207543',
  '7724490000',
  '7708004767',
  '7707329152',
  // The example of a person in the rules of the control digits.
  '500100732259',
];

/** The control digits written down once more, from the order of the tax service, for numbers that are made here. */
function innOf(first: readonly number[]): string {
  const weigh = (weights: string, digits: readonly number[]) =>
    (weights.split(' ').reduce((sum, weight, at) => sum + Number(weight) * (digits[at] ?? 0), 0) % 11) % 10;
  if (first.length === 9) return [...first, weigh('2 4 10 3 5 9 4 6 8', first)].join('');
  const eleventh = [...first, weigh('7 2 4 10 3 5 9 4 6 8', first)];
  return [...eleventh, weigh('3 7 2 4 10 3 5 9 4 6 8', eleventh)].join('');
}

const digit = fc.integer({ min: 0, max: 9 });
const firstDigits = fc
  .constantFrom(9, 10)
  .chain((length) => fc.array(digit, { minLength: length, maxLength: length }))
  .filter(([one, two]) => one !== 0 || two !== 0);

const right: CompanyDetails = {
  name: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  postalAddress: '117312, Москва, ул. Вавилова, 19',
  legalAddress: '117312, Москва, ул. Вавилова, 19',
};

/** What is wrong with the details, field by field. */
const faults = (changes: Partial<CompanyDetails>) => {
  const company = normaliseCompany({ ...right, ...changes });
  return companyFields.flatMap((field) => validateCompanyField(field, company) ?? []);
};

describe('A27 a Russian tax number', () => {
  it.each(published)('%s, as its owner publishes it, is right', (inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it('with its control digits is right, and with any other digit in one place is wrong', () => {
    fc.assert(
      fc.property(firstDigits, fc.nat(), digit, (first, place, other) => {
        const inn = innOf(first);
        expect(isInn(inn)).toBe(true);
        // Only a control digit is told by itself: of the others two may weigh the same.
        const last = inn.length - 1 - (inn.length === 12 ? place % 2 : 0);
        const wrong = inn.slice(0, last) + String(other) + inn.slice(last + 1);
        expect(isInn(wrong)).toBe(wrong === inn);
      }),
    );
  });

  it('is nothing else', () => {
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

describe('A27 a tax reason code', () => {
  it.each(['773601001', '770801001', '997750001', '7736AB001'])('%s is right', (kpp) => {
    expect(isKpp(kpp)).toBe(true);
  });

  it.each(['', '77360100', '7736010011', '77360100A', 'A73601001', '7736ab001', '7736ФЫ001', '000000000'])(
    '“%s” is wrong',
    (kpp) => {
      expect(isKpp(kpp)).toBe(false);
    },
  );
});

describe('A27 details of a company', () => {
  it('are right as they are published', () => {
    expect(faults({})).toEqual([]);
  });

  it('are missed one by one', () => {
    expect(faults({ name: ' ' })).toEqual(['companyName']);
    expect(faults({ inn: '' })).toEqual(['companyInn']);
    expect(faults({ inn: '7707083894' })).toEqual(['companyInnWrong']);
    expect(faults({ kpp: '' })).toEqual(['companyKpp']);
    expect(faults({ kpp: '77360100' })).toEqual(['companyKppWrong']);
    expect(faults({ postalAddress: '\t' })).toEqual(['companyPostal']);
    expect(faults({ legalAddress: '' })).toEqual(['companyLegal']);
    expect(faults({ name: '', inn: '', kpp: '', postalAddress: '', legalAddress: '' })).toEqual([
      'companyName',
      'companyInn',
      'companyKpp',
      'companyLegal',
      'companyPostal',
    ]);
  });

  it('of an individual entrepreneur have no KPP', () => {
    expect(faults({ inn: '500100732259', kpp: '' })).toEqual([]);
    expect(faults({ inn: '500100732259' })).toEqual(['companyKppNone']);
  });

  it('are taken as people type them', () => {
    const typed = { name: '  ООО\u00a0 «Ромашка»\n', inn: '7707 083 893', kpp: ' 7736ab001\u200b' };
    expect(normaliseCompany({ ...right, ...typed })).toEqual({ ...right, kpp: '7736AB001' });
  });

  it('have an end: a character counts once, however it is written', () => {
    expect(faults({ name: '𝒜'.repeat(300) })).toEqual([]);
    expect(faults({ name: 'a'.repeat(301) })).toEqual(['companyLong']);
  });

  it('do not change when they are tidied again, whatever was typed', () => {
    const signs = [...' \u00a0\u200b\n\t\0\u202e7aЙß\u0301\u0306ﬁΐЁé😀'];
    const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 });
    const typed = fc.record({ name: text, inn: text, kpp: text, postalAddress: text, legalAddress: text });
    fc.assert(
      fc.property(typed, (company) => {
        const tidy = normaliseCompany(company);
        expect(normaliseCompany(tidy)).toEqual(tidy);
        for (const value of Object.values(tidy)) expect(value).not.toMatch(/[\p{Cc}\u200b]/u);
      }),
    );
  });
});
