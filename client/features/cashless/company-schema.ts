import { object, string } from 'yup';
import {
  type CompanyDetails,
  type CompanyField,
  companyFault,
  isEntrepreneur,
  tidyCompany,
} from '../../../server/contract/company-details.js';

/** What was typed as it is sent: the tax reason code goes where the tax number is that of an entrepreneur, who is not asked for it. */
export function typedCompany(typed: CompanyDetails): CompanyDetails {
  const company = tidyCompany(typed);
  return isEntrepreneur(company.inn) ? { ...company, kpp: '' } : company;
}

const rule = (field: CompanyField) =>
  string().test(field, (value, { parent, createError }) => {
    const typed = parent as CompanyDetails;
    const fault = companyFault(field, typedCompany({ ...typed, [field]: value ?? '' }));
    return fault === undefined || createError({ message: fault });
  });

/** The rules of the contract for the form; their messages stand among the texts of forms. */
export const companySchema = object({
  name: rule('name'),
  inn: rule('inn'),
  kpp: rule('kpp'),
  postalAddress: rule('postalAddress'),
  legalAddress: rule('legalAddress'),
});
