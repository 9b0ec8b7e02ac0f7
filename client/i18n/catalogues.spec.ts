import { expect, it } from 'vitest';
import { catalogue as english } from './en/catalogue.js';
import { parts as englishParts } from './en/parts.js';
import { catalogue as russian } from './ru/catalogue.js';
import { parts as russianParts } from './ru/parts.js';

const plural = /_(one|few|many|other)$/;

/** Flattens nested texts to a map from full key to text. */
function flattenTexts(part: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string') {
      texts.set(prefix + key, value);
    } else if (Array.isArray(value)) {
      texts.set(prefix + key, value.join());
    } else {
      for (const [inner, text] of flattenTexts(value as object, `${prefix}${key}.`)) {
        texts.set(inner, text);
      }
    }
  }
  return texts;
}

/** Texts of the common namespaces and of all lazy ones. */
async function loadAllTexts(common: object, parts: Record<string, () => Promise<object>>) {
  const loaded = await Promise.all(
    Object.entries(parts).map(async ([part, load]) => [part, await load()] as const),
  );
  return flattenTexts({ ...common, ...Object.fromEntries(loaded) });
}

const en = await loadAllTexts(english, englishParts);
const ru = await loadAllTexts(russian, russianParts);

it('says in Russian what it says in English', () => {
  const keys = (texts: Map<string, string>) =>
    [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort();
  expect(keys(ru)).toEqual(keys(en));
});

it('has every plural form that each language needs', () => {
  const pluralForms = (texts: Map<string, string>) => {
    const forms = new Map<string, string[]>();
    for (const key of [...texts.keys()].filter((textKey) => plural.test(textKey))) {
      const name = key.replace(plural, '');
      forms.set(name, [...(forms.get(name) ?? []), plural.exec(key)?.[1] ?? ''].sort());
    }
    return [...forms.entries()];
  };
  expect(pluralForms(en).filter(([, forms]) => forms.join() !== 'one,other')).toEqual([]);
  expect(pluralForms(ru).filter(([, forms]) => forms.join() !== 'few,many,one,other')).toEqual([]);
});

it('fills no place in Russian that English does not give', () => {
  const listVariables = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String);
  const missingVariables = [...ru].filter(([key, text]) => {
    // The English singular form applies to 1 only and may omit the number; the Russian one also applies to 21.
    const englishText = en.get(key.replace(plural, '_other')) ?? en.get(key) ?? '';
    return listVariables(text).some((variable) => !englishText.includes(variable));
  });
  expect(missingVariables).toEqual([]);
});

it('leaves the figures of plans to the plans', () => {
  const digitPattern =
    /\d[\d ,\u00a0]*\s(?:free )?(?:reports|rows|positions|keywords|people|отч|строк|позиц|фраз|человек)/;
  const hardCodedNumbers = [...en, ...ru].filter(([, text]) =>
    digitPattern.test(text.replace(/top 50|топ 50/gi, '')),
  );
  expect(hardCodedNumbers).toEqual([]);
});
