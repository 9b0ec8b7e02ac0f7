import { object, string } from 'yup';
import {
  type CompanyDetails,
  type CompanyField,
  validateCompanyField,
  isEntrepreneur,
  normaliseCompany,
} from '../../../server/contract/company-details.js';

/** What was typed as it is sent: the tax reason code goes where the tax number is that of an entrepreneur, who is not asked for it. */
export function normalizeCompany(typed: CompanyDetails): CompanyDetails {
  const company = normaliseCompany(typed);
  return isEntrepreneur(company.inn) ? { ...company, kpp: '' } : company;
}

/** Forms hand over an empty field as none. */
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

/** The rules of the contract for the form; their messages stand among the texts of forms. */
export const companySchema = object({
  name: rule('name'),
  inn: rule('inn'),
  kpp: rule('kpp'),
  postalAddress: rule('postalAddress'),
  legalAddress: rule('legalAddress'),
});
