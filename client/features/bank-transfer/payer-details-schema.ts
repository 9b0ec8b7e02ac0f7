import { object, string } from 'yup';
import {
  type PayerDetails,
  type PayerField,
  validatePayerField,
  isEntrepreneur,
  normalisePayer,
} from '../../../server/contract/billing/company-details.js';

/** Normalizes typed details. Removes the KPP if the INN belongs to a sole proprietor. */
export function normalizePayerDetails(input: PayerDetails): PayerDetails {
  const details = normalisePayer(input);
  return isEntrepreneur(details.inn) ? { ...details, kpp: '' } : details;
}

/** Formik omits empty fields; the validation expects strings. */
function withEmptyStrings({
  name,
  inn,
  kpp,
  postalAddress,
  legalAddress,
}: Partial<PayerDetails>): PayerDetails {
  return {
    name: name ?? '',
    inn: inn ?? '',
    kpp: kpp ?? '',
    postalAddress: postalAddress ?? '',
    legalAddress: legalAddress ?? '',
  };
}

const payerFieldRule = (field: PayerField) =>
  string().test(field, (_, { parent, createError }) => {
    const error = validatePayerField(
      field,
      normalizePayerDetails(withEmptyStrings(parent as Partial<PayerDetails>)),
    );
    return error === undefined || createError({ message: error });
  });

/** Validation schema built on the shared server rules. The messages are translation keys. */
export const payerDetailsSchema = object({
  name: payerFieldRule('name'),
  inn: payerFieldRule('inn'),
  kpp: payerFieldRule('kpp'),
  postalAddress: payerFieldRule('postalAddress'),
  legalAddress: payerFieldRule('legalAddress'),
});
