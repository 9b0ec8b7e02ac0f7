import type { Language } from '../../contract/language/localised.js';

/** Language of a request: the user's choice, else the first supported one of `Accept-Language`, else the default. */
export function negotiateLanguage(
  choice: string | undefined,
  acceptLanguage: string | undefined,
  defaultLanguage: Language = 'en',
): Language {
  return parseLanguage(choice) ?? parsePreferredLanguage(acceptLanguage ?? '') ?? defaultLanguage;
}

function parsePreferredLanguage(header: string): Language | undefined {
  const preferences = header.slice(0, 500).split(',').map(parsePreference);
  const supported = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return supported
    .map(({ name }) => parseLanguage(name.split('-')[0]))
    .find((language) => language !== undefined);
}

function parsePreference(entry: string): { name: string; weight: number } {
  const [name = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { name: name.trim(), weight: quality === undefined ? 1 : Number(quality) };
}

function parseLanguage(name: string | undefined): Language | undefined {
  return name === 'en' || name === 'ru' ? name : undefined;
}
