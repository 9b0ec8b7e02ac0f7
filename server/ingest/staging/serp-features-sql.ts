import { serpFeatures } from '../../reports/serp-features.js';

/** Names of the features of a result page in foreign formats, and the class of each, for the placeholders of `serpFeaturesSql`. */
export function serpFeatureParameters(): { wizardNames: string[]; wizardIds: number[] } {
  const pairs = serpFeatures.flatMap(({ id, aliases, name }) =>
    [...aliases, bareName(name.en), bareName(name.ru), String(id)].map((alias) => [alias, id] as const),
  );
  const first = new Map(pairs.toReversed());
  return { wizardNames: [...first.keys()], wizardIds: [...first.values()] };
}

/** SQL of a list of features, parted by commas, bars or semicolons or a JSON array, as sorted class ids; unknown ones are left out. */
export function serpFeaturesSql(text: string): string {
  const names = `splitByRegexp('[,|;\\\\[\\\\]"]+', lowerUTF8(${text}))`;
  const bare = `replaceRegexpAll(name, '[^\\\\pL\\\\pN]+', '')`;
  const id = `transform(${bare}, {wizardNames:Array(String)}, {wizardIds:Array(UInt8)}, toUInt8(0))`;
  const ids = `arrayMap(name -> ${id}, ${names})`;
  return `if(${text} = '', emptyArrayUInt8(), arraySort(arrayDistinct(arrayFilter(id -> id > 0, ${ids}))))`;
}

function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
