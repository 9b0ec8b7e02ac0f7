import type { Language } from '../../../contract/localised.js';

/** What a domain's summary on paper says, every word and number ready to be read: drawing knows no data and no language. */
export interface DashboardDocument {
  language: Language;
  /** The domain, in Unicode. */
  title: string;
  /** Name of the report, above the title. */
  kind: string;
  /** Where the figures are from and of which day they are. */
  subtitle: string;
  /** When the document was made. */
  createdLabel: string;
  /** PNG of the person's own brand; null where there is none. */
  logo: Uint8Array | null;
  metrics: readonly Metric[];
  visits: Chart;
  depth: Chart;
  /** How many keywords stand how deep now. */
  depthNow: DocumentTable;
  /** Tables in the order in which they are read; two of them share a line. */
  tables: readonly DocumentTable[];
  /** Words of the page number, as `Page {page} of {pages}`. */
  pageOf: string;
}

/** A business paper, as an invoice, every word and number ready to be read. */
export interface BusinessDocument {
  language: Language;
  /** What it is, with its number and day. */
  title: string;
  /** Whose it is, above the title and at the foot of the page. */
  kind: string;
  /** Until when it is to be paid, or what it belongs to. */
  subtitle: string;
  createdLabel: string;
  pageOf: string;
  /** Who is concerned and how they are paid, part by part. */
  parties: readonly DocumentSection[];
  lines: DocumentTable;
  /** Under the lines, right: the sum, the tax. */
  totals: readonly LabelledValue[];
  /** The sum in words. */
  amountInWords: string;
  /** What is agreed or noted, paragraph by paragraph. */
  notes: readonly string[];
  /** Who signs, beside each other. */
  signatures: readonly LabelledValue[];
}

/** Facts under a heading. */
export interface DocumentSection {
  title: string;
  items: readonly LabelledValue[];
}

export interface LabelledValue {
  label: string;
  value: string;
}

/** A number with its name. */
export interface Metric {
  label: string;
  value: string;
  /** Change since the previous results; null where none is known. */
  change: Change | null;
}

export interface Change {
  text: string;
  direction: 'up' | 'down' | 'none';
}

/** Values over months. */
export interface Chart {
  title: string;
  subtitle: string;
  labels: readonly string[];
  series: readonly Series[];
}

export interface Series {
  name: string;
  values: readonly (number | null)[];
  /** Place in the row of colours of such a chart, from 0. */
  colour: number;
  /** A competitor's line is drawn in dashes. */
  isCompared?: boolean;
}

export interface DocumentTable {
  title: string;
  subtitle: string;
  columns: readonly DocumentColumn[];
  rows: readonly (readonly DocumentCell[])[];
  /** Said where there are no rows. */
  empty: string;
}

export interface DocumentColumn {
  title: string;
  /** Share of the width. */
  width: number;
  isNumber?: boolean;
}

export interface DocumentCell {
  text: string;
  /** Second line, quieter. */
  secondLine?: string;
  /** A position: drawn in the colour of its depth. */
  position?: number;
  /** Percent of a bar before the text. */
  share?: number;
  /** Drawn with its direction. */
  change?: Change | null;
  /** Place in the depth scale whose colour stands before the text. */
  depth?: number;
}
