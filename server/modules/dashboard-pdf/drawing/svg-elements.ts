import { G, Path, Svg, Text } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { fontFamily } from './fonts.js';

type Attributes = Readonly<Record<string, string>>;

/**
 * A chart's drawing as parts of a document, so that it stays sharp at any size and its words stay words. Only what the chart
 * library writes is known here: paths and texts, moved by `transform`.
 */
export function svgElements(svg: string, width: number, height: number): ReactElement {
  const parts: ReactElement[] = [];
  const body = svg.replace(/<(defs|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, name, given = '', text = ''] of body.matchAll(/<(path|text)\b([^>]*)>([^<]*)/g)) {
    const attributes = attributesOf(given);
    parts.push(
      name === 'path' ? pathElement(attributes, parts.length) : textElement(attributes, text, parts.length),
    );
  }
  return createElement(Svg, { width, height, viewBox: `0 0 ${width} ${height}` }, ...parts);
}

function attributesOf(given: string): Attributes {
  return Object.fromEntries(
    [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function pathElement(given: Attributes, key: number): ReactElement {
  const path = createElement(Path, {
    d: given['d'] ?? '',
    fill: given['fill'] ?? 'none',
    fillOpacity: numberOr(given['fill-opacity'], 1),
    stroke: given['stroke'],
    strokeWidth: numberOr(given['stroke-width'], 1),
    strokeDasharray: given['stroke-dasharray'],
    strokeLinejoin: 'round',
  });
  return createElement(G, { key, transform: given['transform'] }, path);
}

function textElement(given: Attributes, text: string, key: number): ReactElement {
  const size = numberOr(/font-size:([\d.]+)px/.exec(given['style'] ?? '')?.[1], 9);
  const [, x = '0', y = '0'] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(given['transform'] ?? '') ?? [];
  const place = {
    x: Number(x) + numberOr(given['x'], 0),
    // The library centres a line of text at its point; a document sets it on its base line.
    y: Number(y) + numberOr(given['y'], 0) + size * 0.34,
  };
  const anchor = given['text-anchor'];
  return createElement(
    Text,
    {
      key,
      ...place,
      fill: given['fill'],
      textAnchor: anchor === 'end' || anchor === 'middle' ? anchor : 'start',
      style: { fontFamily, fontSize: size },
    },
    plain(text),
  );
}

function numberOr(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return text === undefined || Number.isNaN(value) ? otherwise : value;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
}
