import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { companySchema, normalizeCompany } from './company-schema.js';

const validDetails = {
  name: 'ООО «Ромашка»',
  inn: '7736207543',
  kpp: '770401001',
  postalAddress: 'Москва, а/я 5',
  legalAddress: 'Москва',
};

/** Fields that are wrong, each with the key of its message. */
async function fieldErrors(values: object): Promise<Record<string, string>> {
  try {
    await companySchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('A27 the form of a company', () => {
  it('asks for every field, also where the form hands over nothing for an empty one', async () => {
    const all = {
      name: 'companyName',
      inn: 'companyInn',
      kpp: 'companyKpp',
      postalAddress: 'companyPostal',
      legalAddress: 'companyLegal',
    };
    expect(await fieldErrors({})).toEqual(all);
    expect(await fieldErrors({ name: '', inn: '', kpp: '', postalAddress: '', legalAddress: '' })).toEqual(
      all,
    );
    expect(await fieldErrors(validDetails)).toEqual({});
  });

  it('drops what was typed as KPP before the INN of an entrepreneur', async () => {
    const entrepreneur = { ...validDetails, inn: ' 5001 0073 2259' };
    expect(await fieldErrors(entrepreneur)).toEqual({});
    expect(normalizeCompany(entrepreneur)).toMatchObject({ inn: '500100732259', kpp: '' });
  });
});
