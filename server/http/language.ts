import type { Language } from '../contract/localised.js';

/** Language of a request: the person's choice, else the first of the browser's that we speak, else English. */
export function languageOf(chosen: string | undefined, accepted: string | undefined): Language {
  return asLanguage(chosen) ?? preferred(accepted ?? '') ?? 'en';
}

function preferred(header: string): Language | undefined {
  const wishes = header.slice(0, 500).split(',').map(parseWish);
  const known = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return known.map(({ name }) => asLanguage(name.split('-')[0])).find((language) => language !== undefined);
}

function parseWish(wish: string): { name: string; weight: number } {
  const [name = '', ...parameters] = wish.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { name: name.trim(), weight: quality === undefined ? 1 : Number(quality) };
}

function asLanguage(name: string | undefined): Language | undefined {
  return name === 'en' || name === 'ru' ? name : undefined;
}
