import {
  isTotal,
  dimensionBits,
  firstPartyDimensions,
} from '../../reports/first-party/first-party-metrics.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { RawField } from '../formats/raw-field.js';
import type { StagedFile } from '../staging/stage-file.js';

/** Records of one file for one site and day, or for the period of a total. */
export interface FirstPartyUnit {
  file: number;
  /** Site as named in the file. */
  named: string;
  source: string;
  dims: number;
  /** The day, or the date of the file for a total. */
  day: string;
  records: number;
  /** First day of a total, if its records state it. */
  periodFrom: string | null;
  /** Order-independent fingerprint of the records. */
  print: string;
}

/** An accepted unit with its period. */
export interface AcceptedUnit extends FirstPartyUnit {
  /** ISO date, or null if the start of a total is unknown. */
  from: string | null;
  to: string;
  cut: boolean;
}

const dimensionOfField: Partial<Record<RawField, keyof typeof firstPartyDimensions>> = {
  keyword: 'query',
  url: 'page',
  day: 'day',
  country: 'country',
  device: 'device',
};

/**
 * Dimensions that the columns of a table provide. A column counts even where its values are empty, because search
 * engines anonymise rare queries.
 */
export function dimsOfTable({ plan }: Pick<StagedFile, 'plan'>): number {
  return dimensionBits(plan.fields.flatMap((field) => (field && dimensionOfField[field]) ?? []));
}

/** Normalises a domain property, URL or host to a domain; undefined for other texts. */
export function toSite(named: string): string | undefined {
  return normaliseDomain(named.trim().replace(/^sc-domain:/i, ''));
}

/** Formats whose exports are split into several files to be summed. */
const shardedFormats = new Set(['search-console-bulk']);

/**
 * Selects the units to import. Later files replace earlier ones for the same period; only sharded exports are summed,
 * each file once.
 */
export function selectUnits(units: readonly FirstPartyUnit[], files: readonly StagedFile[]): AcceptedUnit[] {
  const withPeriods = units.map((unit) => ({
    ...unit,
    ...determinePeriod(unit, units, files),
    cut: isTruncated(unit, files),
  }));
  const groups = groupBy(withPeriods, getGroupKey);
  return [...groups.values()].flatMap((candidates) => {
    const latest = candidates.toSorted((a, b) => a.file - b.file).at(-1);
    if (!latest || !isShard(latest, files)) return latest ?? [];
    return [
      ...new Map(
        candidates.filter((unit) => isShard(unit, files)).map((unit) => [unit.print, unit]),
      ).values(),
    ];
  });
}

function getGroupKey({ named, source, dims, from, to }: AcceptedUnit): string {
  return JSON.stringify([toSite(named), source, dims, from, to]);
}

function findFile({ file }: FirstPartyUnit, files: readonly StagedFile[]): StagedFile | undefined {
  return files.find((stagedFile) => stagedFile.file.number === file);
}

function isShard(unit: FirstPartyUnit, files: readonly StagedFile[]): boolean {
  return shardedFormats.has(findFile(unit, files)?.plan.format.id ?? '');
}

function isTruncated(unit: FirstPartyUnit, files: readonly StagedFile[]): boolean {
  return findFile(unit, files)?.plan.notes.includes('cutAt1000') === true;
}

/** The period of a total comes from the daily table of the same archive; otherwise it ends on the file's date. */
function determinePeriod(
  unit: FirstPartyUnit,
  units: readonly FirstPartyUnit[],
  files: readonly StagedFile[],
): Pick<AcceptedUnit, 'from' | 'to'> {
  if (!isTotal(unit)) return { from: unit.day, to: unit.day };
  if (unit.periodFrom !== null) return { from: unit.periodFrom, to: unit.day };
  const stagedFile = findFile(unit, files);
  const days = units
    .filter(
      (candidate) =>
        !isTotal(candidate) &&
        toSite(candidate.named) === toSite(unit.named) &&
        candidate.source === unit.source &&
        stagedFile?.file.table.entry !== undefined &&
        findFile(candidate, files)?.file.name === stagedFile.file.name,
    )
    .map(({ day }) => day)
    .toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? unit.day };
}

/** Groups values by key. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return groups;
}
