import { G, Path, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { fontFamily } from './fonts.js';

type Attributes = Readonly<Record<string, string>>;

/**
 * Converts a chart's SVG to PDF primitives, so that it stays sharp and its text selectable. Supports only the output
 * of the chart library: paths and texts with `transform`.
 */
export function svgElements(svg: string, width: number, height: number): ReactElement {
  const parts: ReactElement[] = [];
  const body = svg.replace(/<(defs|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, name, attributeText = '', text = ''] of body.matchAll(/<(path|text)\b([^>]*)>([^<]*)/g)) {
    const attributes = parseAttributes(attributeText);
    parts.push(
      name === 'path' ? pathElement(attributes, parts.length) : textElement(attributes, text, parts.length),
    );
  }
  return createElement(Svg, { width, height, viewBox: `0 0 ${width} ${height}` }, ...parts);
}

function parseAttributes(attributeText: string): Attributes {
  return Object.fromEntries(
    [...attributeText.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function pathElement(attributes: Attributes, key: number): ReactElement {
  const path = createElement(Path, {
    d: attributes['d'] ?? '',
    fill: attributes['fill'] ?? 'none',
    fillOpacity: parseNumber(attributes['fill-opacity'], 1),
    stroke: attributes['stroke'],
    strokeWidth: parseNumber(attributes['stroke-width'], 1),
    strokeDasharray: attributes['stroke-dasharray'],
    strokeLinejoin: 'round',
  });
  return createElement(G, { key, transform: attributes['transform'] }, path);
}

function textElement(attributes: Attributes, text: string, key: number): ReactElement {
  const size = parseNumber(/font-size:([\d.]+)px/.exec(attributes['style'] ?? '')?.[1], 9);
  const [, x = '0', y = '0'] =
    /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(attributes['transform'] ?? '') ?? [];
  const position = {
    x: Number(x) + parseNumber(attributes['x'], 0),
    // The library centres text vertically at its point; PDF uses the baseline.
    y: Number(y) + parseNumber(attributes['y'], 0) + size * 0.34,
  };
  const anchor = attributes['text-anchor'];
  return createElement(
    Text,
    {
      key,
      ...position,
      fill: attributes['fill'],
      textAnchor: anchor === 'end' || anchor === 'middle' ? anchor : 'start',
      style: { fontFamily, fontSize: size },
    },
    decodeEntities(text),
  );
}

function parseNumber(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return text === undefined || Number.isNaN(value) ? fallback : value;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}
