import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { payerDetailsSchema, normalizePayerDetails } from './payer-details-schema.js';

const validDetails = {
  name: 'ООО «Ромашка»',
  inn: '7736207543',
  kpp: '770401001',
  postalAddress: 'Москва, а/я 5',
  legalAddress: 'Москва',
};

/** Invalid fields with the translation keys of their messages. */
async function fieldErrors(values: object): Promise<Record<string, string>> {
  try {
    await payerDetailsSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('company details form', () => {
  it('requires every field, even if the form omits empty ones', async () => {
    const allFields = {
      name: 'companyName',
      inn: 'companyInn',
      kpp: 'companyKpp',
      postalAddress: 'companyPostal',
      legalAddress: 'companyLegal',
    };
    expect(await fieldErrors({})).toEqual(allFields);
    expect(await fieldErrors({ name: '', inn: '', kpp: '', postalAddress: '', legalAddress: '' })).toEqual(
      allFields,
    );
    expect(await fieldErrors(validDetails)).toEqual({});
  });

  it('drops a typed KPP if the INN belongs to a sole proprietor', async () => {
    const soleProprietor = { ...validDetails, inn: ' 5001 0073 2259' };
    expect(await fieldErrors(soleProprietor)).toEqual({});
    expect(normalizePayerDetails(soleProprietor)).toMatchObject({ inn: '500100732259', kpp: '' });
  });
});
