/** Encodings of text files by their names in the WHATWG Encoding Standard. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-6',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-9',
  'iso-8859-10',
  'iso-8859-13',
  'iso-8859-14',
  'iso-8859-15',
  'iso-8859-16',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type TextEncoding = (typeof textEncodings)[number];

/** Order of day and month in dates such as `05/09/2026`. */
export const dateOrders = ['day', 'month'] as const;

export type DateOrder = (typeof dateOrders)[number];

/** Decimal separator, which decides how `1,234` is read. */
export const decimalMarks = ['point', 'comma'] as const;

export type DecimalMark = (typeof decimalMarks)[number];

/** The rows of each market belong to the database with the code of the market. */
export const splitMarkets = 'split';

/** How to read the values of a file, if its content does not decide it. */
export interface ReadingOptions {
  encoding?: TextEncoding;
  dateOrder?: DateOrder;
  decimal?: DecimalMark;
  /** Market whose rows are read, in lower case, or `splitMarkets`. */
  market?: string;
}

export type ReadingSetting = keyof ReadingOptions;

export const readingSettings = [
  'encoding',
  'dateOrder',
  'decimal',
  'market',
] as const satisfies readonly ReadingSetting[];

/** Values of each setting. */
export const readingValues: Readonly<Record<ReadingSetting, readonly string[]>> = {
  encoding: textEncodings,
  dateOrder: dateOrders,
  decimal: decimalMarks,
  market: [splitMarkets],
};
