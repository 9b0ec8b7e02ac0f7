/** A line of a chart tooltip. */
interface TooltipLine {
  color: string;
  name: string;
  value: string;
}

/** Builds tooltip content as elements, so that texts are never parsed as HTML. */
export function tooltipContent(title: string, lines: readonly TooltipLine[]): HTMLElement {
  const box = document.createElement('div');
  box.style.minWidth = '118px';
  const header = document.createElement('div');
  header.textContent = title;
  header.style.fontWeight = '600';
  box.append(header, ...lines.map(lineElement));
  return box;
}

function lineElement({ color, name, value }: TooltipLine): HTMLElement {
  const line = document.createElement('div');
  Object.assign(line.style, { display: 'flex', alignItems: 'center', gap: '6px', lineHeight: '16px' });
  const dot = document.createElement('span');
  Object.assign(dot.style, { width: '8px', height: '8px', borderRadius: '2px', background: color });
  const label = document.createElement('span');
  label.textContent = name;
  label.style.color = 'var(--t2)';
  const valueElement = document.createElement('span');
  valueElement.textContent = value;
  Object.assign(valueElement.style, { marginLeft: 'auto', paddingLeft: '12px', fontWeight: '500' });
  line.append(dot, label, valueElement);
  return line;
}
