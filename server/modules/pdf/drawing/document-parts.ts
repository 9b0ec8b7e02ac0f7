import type { Language } from '../../../contract/language/localised.js';

/** Content of a PDF summary with final texts and numbers. Drawing does not access data or translations. */
export interface DashboardDocument {
  language: Language;
  /** The domain, in Unicode. */
  title: string;
  /** Report name, above the title. */
  kind: string;
  /** Source and date of the data. */
  subtitle: string;
  /** Warnings about the data, a sentence each. */
  warnings: readonly string[];
  /** Creation date. */
  createdLabel: string;
  /** PNG of the user's logo; null if there is none. */
  logo: Uint8Array | null;
  metrics: readonly Metric[];
  visits: Chart;
  depth: Chart;
  /** Current keywords by depth. */
  depthNow: DocumentTable;
  /** Tables in reading order, two per row. */
  tables: readonly DocumentTable[];
  /** Page number template, such as `Page {page} of {pages}`. */
  pageOf: string;
}

/** Content of a business document, such as an invoice, with final texts and numbers. */
export interface BusinessDocument {
  language: Language;
  /** Document type, number and date. */
  title: string;
  /** Issuer, shown above the title and in the footer. */
  kind: string;
  /** Due date or related document. */
  subtitle: string;
  createdLabel: string;
  pageOf: string;
  /** Parties and payment details. */
  parties: readonly DocumentSection[];
  lines: DocumentTable;
  /** Totals below the lines, right-aligned. */
  totals: readonly LabelledValue[];
  /** Amount in words. */
  amountInWords: string;
  /** Terms and notes, one paragraph each. */
  notes: readonly string[];
  /** Signatories. */
  signatures: readonly LabelledValue[];
}

/** A titled group of labelled values. */
export interface DocumentSection {
  title: string;
  items: readonly LabelledValue[];
}

export interface LabelledValue {
  label: string;
  value: string;
}

/** A number with its label. */
export interface Metric {
  label: string;
  value: string;
  /** Change since the previous results; null if unknown. */
  change: Change | null;
}

export interface Change {
  text: string;
  direction: 'up' | 'down' | 'none';
}

/** Monthly values. */
export interface Chart {
  title: string;
  subtitle: string;
  labels: readonly string[];
  series: readonly Series[];
}

export interface Series {
  name: string;
  values: readonly (number | null)[];
  /** Index in the chart's palette. */
  colour: number;
  /** Drawn as a dashed line. */
  isCompared?: boolean;
}

export interface DocumentTable {
  title: string;
  subtitle: string;
  columns: readonly DocumentColumn[];
  rows: readonly (readonly DocumentCell[])[];
  /** Text for an empty table. */
  empty: string;
}

export interface DocumentColumn {
  title: string;
  /** Relative width. */
  width: number;
  isNumber?: boolean;
}

export interface DocumentCell {
  text: string;
  /** Secondary text below. */
  secondLine?: string;
  /** Position, coloured by its depth. */
  position?: number;
  /** Percentage of the bar before the text. */
  share?: number;
  /** Change with its direction. */
  change?: Change | null;
  /** Index of the depth whose colour precedes the text. */
  depth?: number;
}
