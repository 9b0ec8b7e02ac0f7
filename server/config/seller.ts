import { z } from 'zod';
import { isEntrepreneur, isInn, isKpp } from '../contract/billing/company-details.js';
import { ConfigError } from './config-error.js';
import { allOrNone } from './all-or-none.js';

const line = z.string().trim().min(1).max(300);
const digits = (count: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${count}}$`), `must be ${count} digits`)
    .optional();

/** Variables of the payee for bank transfers. */
export const sellerVariables = {
  SELLER_NAME: line.optional(),
  SELLER_INN: z.string().refine(isInn, 'must be a taxpayer number (INN) of 10 or 12 digits').optional(),
  SELLER_KPP: z.string().refine(isKpp, 'must be a tax reason code (KPP) of 9 characters').optional(),
  SELLER_ADDRESS: line.optional(),
  SELLER_BANK: line.optional(),
  SELLER_BIK: digits(9),
  SELLER_BANK_ACCOUNT: digits(20),
  SELLER_ACCOUNT: digits(20),
  SELLER_SIGNATORY: line.optional(),
  SELLER_VAT: z.coerce.number().int().min(0).max(50).default(0),
  SELLER_NOTE: line.optional(),
};

/** Payee of bank transfers, printed on invoices. */
export interface Seller {
  name: string;
  inn: string;
  /** Null for a sole proprietor. */
  kpp: string | null;
  address: string;
  bank: string;
  bik: string;
  /** Correspondent account of the bank. */
  bankAccount: string;
  account: string;
  /** Position and name of the signatory. */
  signatory: string;
  /** VAT included in prices, in per cent. 0 for none. */
  vat: number;
  /** Additional line below the total. */
  note: string | null;
}

type SellerValues = z.infer<z.ZodObject<typeof sellerVariables>>;

/**
 * Reads the payee. Undefined disables bank transfers.
 * @throws ConfigError if details are missing
 */
export function parseSeller(values: SellerValues): Seller | undefined {
  const details = allOrNone(
    {
      name: values.SELLER_NAME,
      inn: values.SELLER_INN,
      address: values.SELLER_ADDRESS,
      bank: values.SELLER_BANK,
      bik: values.SELLER_BIK,
      bankAccount: values.SELLER_BANK_ACCOUNT,
      account: values.SELLER_ACCOUNT,
      signatory: values.SELLER_SIGNATORY,
    },
    'SELLER_NAME, SELLER_INN, SELLER_ADDRESS, SELLER_BANK, SELLER_BIK, SELLER_BANK_ACCOUNT, SELLER_ACCOUNT and SELLER_SIGNATORY',
  );
  if (!details) return undefined;
  const kpp = values.SELLER_KPP ?? null;
  if (isEntrepreneur(details.inn) !== (kpp === null)) {
    throw new ConfigError(
      'SELLER_KPP is set for a company, whose SELLER_INN has 10 digits, and not for an individual entrepreneur.',
    );
  }
  return { ...details, kpp, vat: values.SELLER_VAT, note: values.SELLER_NOTE ?? null };
}
