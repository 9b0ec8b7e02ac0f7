import { z } from 'zod';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { dateOrders, decimalMarks, textEncodings } from '../contract/file-reading.js';
import { rawFields } from './formats/raw-field.js';

const mappingSchema = z.strictObject({
  columns: z.record(z.string(), z.enum(rawFields).exclude(['line']).nullable()),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  headerLine: z.int().min(1).max(1000).optional(),
  decimal: z.enum(decimalMarks).optional(),
  dateOrder: z.enum(dateOrders).optional(),
  encoding: z.enum(textEncodings).optional(),
  market: z.string().trim().toLowerCase().min(1).max(100).optional(),
  base: z.string().max(50).optional(),
  date: z.iso.date().optional(),
  domain: z.string().max(255).optional(),
});

/**
 * How to read a table that no format recognises:
 * - `columns`: the field of each column, or null to ignore it; unlisted columns are reported as unknown
 * - `delimiter` and `headerLine` (from 1): detected by default
 * - `decimal`: the decimal separator of ambiguous numbers such as `1,234`
 * - `dateOrder`: whether the day or the month comes first in ambiguous dates such as `05/09/2026`
 * - `encoding`: detected by default
 * - `market`: the market whose rows are read, or `split`
 * - `base`, `date` (ISO) and `domain`: defaults for records without their own
 */
export type ColumnMapping = Readonly<z.infer<typeof mappingSchema>>;

/**
 * Parses a mapping of the API or the command line. The file reader processes get parsed mappings, so that they need not
 * load the validation library for each file.
 * @throws AppError BadRequest for an invalid mapping
 */
export function parseMapping(value: unknown): ColumnMapping {
  const { data, error } = mappingSchema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const reason = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  throw new AppError(ErrorCode.BadRequest, { what: `The mapping cannot be read: ${reason}.` });
}
