import { object, string } from 'yup';
import {
  type CompanyDetails,
  type CompanyField,
  validateCompanyField,
  isEntrepreneur,
  normaliseCompany,
} from '../../../server/contract/company-details.js';

/** Normalizes typed details. Drops the KPP if the INN belongs to a sole proprietor. */
export function normalizeCompany(typed: CompanyDetails): CompanyDetails {
  const company = normaliseCompany(typed);
  return isEntrepreneur(company.inn) ? { ...company, kpp: '' } : company;
}

/** Forms omit empty fields; the validation expects strings. */
function withEmptyStrings({
  name,
  inn,
  kpp,
  postalAddress,
  legalAddress,
}: Partial<CompanyDetails>): CompanyDetails {
  return {
    name: name ?? '',
    inn: inn ?? '',
    kpp: kpp ?? '',
    postalAddress: postalAddress ?? '',
    legalAddress: legalAddress ?? '',
  };
}

const rule = (field: CompanyField) =>
  string().test(field, (_, { parent, createError }) => {
    const error = validateCompanyField(
      field,
      normalizeCompany(withEmptyStrings(parent as Partial<CompanyDetails>)),
    );
    return error === undefined || createError({ message: error });
  });

/** Validation schema built on the shared server rules. The messages are translation keys. */
export const companySchema = object({
  name: rule('name'),
  inn: rule('inn'),
  kpp: rule('kpp'),
  postalAddress: rule('postalAddress'),
  legalAddress: rule('legalAddress'),
});
