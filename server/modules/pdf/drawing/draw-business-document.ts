import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { tableCard } from './cards.js';
import type { BusinessDocument, LabelledValue, DocumentSection } from './document-parts.js';
import { documentHeader } from './header.js';
import { palette, innerWidth } from './theme.js';
import { renderPages } from './render-pages.js';

const labelWidth = 118;

const signatureWidth = 240;

/** Draws an invoice or another business document as an A4 PDF. */
export function drawBusinessDocument(document: BusinessDocument): Promise<Buffer> {
  return renderPages(
    document,
    documentHeader({ ...document, warnings: [], logo: null }),
    ...document.parties.map(section),
    tableCard(document.lines, innerWidth),
    totals(document.totals),
    h(Text, { style: { fontSize: 10, fontWeight: 600 } }, document.amountInWords),
    ...document.notes.map((note, index) => h(Text, { key: index, style: { color: palette.t2 } }, note)),
    signatures(document.signatures),
  );
}

function section({ title, items }: DocumentSection): ReactElement {
  const style = { border: `0.75 solid ${palette.line}`, borderRadius: 4, padding: '7 10' } as const;
  return h(
    View,
    { key: title, wrap: false, style },
    h(Text, { style: { fontSize: 10.5, fontWeight: 600, marginBottom: 3 } }, title),
    ...items.map(labelledLine),
  );
}

/** A label with a value that may wrap. */
function labelledLine({ label, value }: LabelledValue): ReactElement {
  return h(
    View,
    { key: label, style: { flexDirection: 'row', paddingTop: 2 } },
    h(Text, { style: { width: labelWidth, flexShrink: 0, color: palette.t2 } }, label),
    h(Text, { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } }, value),
  );
}

function totals(values: readonly LabelledValue[]): ReactElement {
  const line = ({ label, value }: LabelledValue) =>
    h(
      View,
      { key: label, style: { flexDirection: 'row', justifyContent: 'flex-end' } },
      h(Text, { style: { color: palette.t2 } }, label),
      h(Text, { style: { width: 92, textAlign: 'right', fontWeight: 600 } }, value),
    );
  return h(View, { style: { gap: 3, paddingRight: 10 } }, ...values.map(line));
}

/** A signature line with the name below. */
function signatures(values: readonly LabelledValue[]): ReactElement {
  const signature = ({ label, value }: LabelledValue) =>
    h(
      View,
      { key: label, style: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: signatureWidth } },
      h(Text, { style: { fontWeight: 600 } }, label),
      h(View, { style: { height: 34, borderBottom: `0.75 solid ${palette.t3}` } }),
      h(Text, { style: { marginTop: 3, fontSize: 8.5, color: palette.t2 } }, value),
    );
  const style = { flexDirection: 'row', gap: 36, marginTop: 18 } as const;
  return h(View, { wrap: false, style }, ...values.map(signature));
}
