import { colours } from '../../contract/appearance/colours.js';
import { renderFontFaces } from '../../http/pages/page-font.js';

/** Theme colours used by the documentation. */
const documentationColors = [
  ...(['bg', 'surface', 'sunken', 'tint', 'tint-t', 'line', 'grid', 'hover'] as const),
  ...(['t1', 't2', 't3', 'link', 'focus', 'line-2'] as const),
];

const variables = (scheme: keyof typeof colours) =>
  documentationColors.map((name) => `--${name}: ${colours[scheme][name]};`).join(' ');

const rules = `
:root { ${variables('light')} color-scheme: light dark; scroll-padding-top: 16px;
  font: 14px/20px "Source Sans 3 Variable", system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; font-variant-numeric: tabular-nums lining-nums; }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--t1); }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
:focus-visible { border-radius: 3px; outline: 2px solid var(--focus); outline-offset: 1px; }
header { display: flex; align-items: center; gap: 8px 20px; height: 48px; padding: 0 24px; border-bottom: 1px solid var(--line); background: var(--surface); }
.mark { display: flex; align-items: center; gap: 8px; color: var(--t1); font-size: 16px; font-weight: 650; }
.mark:hover { text-decoration: none; } .mark img { display: block; width: 22px; height: 22px; }
header .ways { display: flex; gap: 20px; margin-left: auto; }
.page { display: grid; grid-template-columns: 232px minmax(0, 1fr); gap: 0 32px; max-width: 1440px; padding: 0 24px 64px; }
.calls { position: sticky; top: 0; align-self: start; max-height: 100vh; padding: 24px 0; overflow-y: auto; }
.folded { display: none; }
.calls ul { margin: 0 0 16px; padding: 0; list-style: none; } .calls p { margin: 0 0 4px; color: var(--t3); font-size: 13px; line-height: 18px; }
.calls li a { display: block; padding: 4px 8px; margin-left: -8px; border-radius: 4px; color: var(--t1); } .calls li a:hover { background: var(--hover); text-decoration: none; }
h1 { margin: 0; padding: 24px 0 4px; font-size: 24px; font-weight: 600; line-height: 30px; letter-spacing: -0.015em; }
h2 { margin: 36px 0 12px; font-size: 20px; font-weight: 600; line-height: 26px; letter-spacing: -0.008em; }
h3 { margin: 0; font-size: 16px; font-weight: 600; line-height: 22px; }
p { margin: 0; } .lead { max-width: 720px; color: var(--t2); }
code { font: 13px/18px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.basics { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 16px 0 0; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); overflow: hidden; }
.footnote { margin: 8px 0 0; color: var(--t3); font-size: 13px; line-height: 18px; }
.basics > div { padding: 12px 16px; border-top: 1px solid var(--grid); } .basics > div:nth-child(-n+2) { border-top: 0; } .basics > div:nth-child(even) { border-left: 1px solid var(--grid); } .basics > div:nth-child(odd):last-child { grid-column: 1 / -1; }
.basics dt { color: var(--t3); font-size: 13px; line-height: 18px; } .basics dd { margin: 2px 0 0; } .basics code { display: block; margin-top: 4px; color: var(--t2); }
.call { margin: 0 0 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); overflow: hidden; }
.head { padding: 14px 16px; } .head p { color: var(--t2); max-width: 720px; }
.path { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin: 8px 0 0; }
.method { padding: 1px 6px; border-radius: 3px; background: var(--tint); color: var(--tint-t); font-size: 12px; font-weight: 600; line-height: 16px; }
details { border-top: 1px solid var(--grid); } summary { padding: 8px 16px; color: var(--t2); font-weight: 500; cursor: pointer; } summary:hover { background: var(--hover); }
summary span { color: var(--t3); font-weight: 400; } summary:focus-visible { outline-offset: -2px; }
.wide { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th { padding: 6px 16px; border-block: 1px solid var(--line); background: var(--sunken); color: var(--t2); font-size: 13px; font-weight: 600; line-height: 18px; text-align: left; }
td { padding: 6px 16px; border-bottom: 1px solid var(--grid); vertical-align: top; } tr:last-child td { border-bottom: 0; }
td:nth-child(-n+2) { white-space: nowrap; } td:nth-child(2) { color: var(--t2); } td:last-child { width: 70%; min-width: 220px; }
header + .pages { display: flex; gap: 4px 20px; padding: 0 24px; border-bottom: 1px solid var(--line); background: var(--surface); overflow-x: auto; white-space: nowrap; }
.pages a { padding: 9px 0; color: var(--t2); } .pages a[aria-current] { color: var(--t1); font-weight: 600; box-shadow: inset 0 -2px var(--link); }
.chapter { max-width: 960px; margin: 0 auto; padding: 0 24px 64px; } .chapter h2 { margin: 24px 0 4px; font-size: 16px; line-height: 22px; }
.code { margin: 8px 0 0; padding: 10px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken); font: 13px/18px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow: auto; max-height: 420px; }
.example { margin: 16px 0 0; padding-bottom: 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); } .example .head { padding-bottom: 0; } .example .code { margin: 8px 16px 0; }
.run { display: flex; align-items: center; flex-wrap: wrap; gap: 8px 12px; margin: 8px 16px 0; color: var(--t2); }
.run button { height: 30px; padding: 0 12px; border: 1px solid var(--line-2); border-radius: 4px; background: var(--surface); color: var(--t1); font: inherit; font-weight: 500; cursor: pointer; } .run button:hover { background: var(--hover); }
.for-ears { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.note { padding: 10px 16px; border-top: 1px solid var(--grid); color: var(--t2); }
@media (max-width: 900px) { .page { grid-template-columns: minmax(0, 1fr); } .page > .calls { display: none; }
  .folded { display: block; margin-top: 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); }
  .calls { position: static; max-height: none; padding: 8px 16px 0; columns: 2; } .calls div { break-inside: avoid; } }
@media (max-width: 600px) { header, header + .pages { padding: 0 12px; } .chapter { padding: 0 12px 48px; } .run button { height: 40px; } .example .code, .run { margin-inline: 12px; } .pages a { padding: 12px 0; } header .ways { gap: 14px; } .page { padding: 0 12px 48px; } .optional { display: none; }
  .basics { grid-template-columns: minmax(0, 1fr); } .basics > div:nth-child(n) { border-left: 0; } .basics > div:nth-child(2) { border-top: 1px solid var(--grid); }
  .calls li a { padding: 10px 8px; } td, th, .head, summary, .note { padding-inline: 12px; } }
@media print { .calls, .folded, header .ways { display: none; } .page { display: block; } }`;

/** CSS of the documentation with the client's font; falls back to system fonts. */
export function docsStyle(clientDirectory: string): string {
  return renderFontFaces(clientDirectory) + rules;
}
