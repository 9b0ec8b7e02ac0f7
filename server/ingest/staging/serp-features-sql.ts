import { serpFeatures } from '../../reports/serp-features.js';

/** Parameters of `serpFeaturesSql`: names of SERP features in foreign formats with their class ids. */
export function serpFeatureParameters(): { wizardNames: string[]; wizardIds: number[] } {
  const pairs = serpFeatures.flatMap(({ id, aliases, name }) =>
    [...aliases, bareName(name.en), bareName(name.ru), String(id)].map((alias) => [alias, id] as const),
  );
  const idByName = new Map(pairs.toReversed());
  return { wizardNames: [...idByName.keys()], wizardIds: [...idByName.values()] };
}

/**
 * SQL that maps a list of features (separated by commas, bars or semicolons, or a JSON array) to sorted class ids.
 * Unrecognised features are dropped.
 */
export function serpFeaturesSql(text: string): string {
  const namesSql = `splitByRegexp('[,|;\\\\[\\\\]"]+', lowerUTF8(${text}))`;
  const bareSql = `replaceRegexpAll(name, '[^\\\\pL\\\\pN]+', '')`;
  const id = `transform(${bareSql}, {wizardNames:Array(String)}, {wizardIds:Array(UInt8)}, toUInt8(0))`;
  const idsSql = `arrayMap(name -> ${id}, ${namesSql})`;
  return `if(${text} = '', emptyArrayUInt8(), arraySort(arrayDistinct(arrayFilter(id -> id > 0, ${idsSql}))))`;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
