import { cellFormatRules } from '../../cell-formats.js';
import type { Column } from '../../engine/report-column.js';

/** Style attributes of cells, by index in `stylesXml`. */
export const styles = {
  plain: '',
  header: ' s="1"',
  integer: ' s="2"',
  cents: ' s="3"',
  date: ' s="4"',
} as const;

/** Style of a column: grouped digits, cents, or the locale's date. */
export function getCellStyle({ type, format }: Pick<Column, 'type' | 'format'>): string {
  if (type === 'date') return styles.date;
  const { numbers } = cellFormatRules[format].sheet;
  if (numbers === 'cents') return styles.cents;
  return numbers === 'thousands' && type === 'integer' ? styles.integer : styles.plain;
}

/** Formats 3, 4 and 14 are built in: #,##0, #,##0.00 and the locale's short date. */
export const stylesXml =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
