import { momentText } from './disk-watch.js';
import type { StagedImport } from './import-stages.js';

/** Processor seconds below which a stage is counted among the others. */
const worthTelling = 0.02;

/** The stages of an import as a table, the costliest first; seconds a million rows, so that imports of any size compare. */
export function stagesText(staged: StagedImport): string {
  const { format, rows, seconds, stages, engineMb, ownMb, merged, disk } = staged;
  const millions = rows / 1e6;
  const costOf = ({ engine, own }: { engine: number; own: number }) => engine + own;
  const sorted = stages.toSorted((a, b) => costOf(b) - costOf(a));
  const shown = sorted.filter((stage) => costOf(stage) / millions >= worthTelling);
  const rest = summed(
    'all others',
    sorted.filter((stage) => !shown.includes(stage)),
  );
  const line = ({ name, statements, engine, own, wall }: (typeof stages)[number]) =>
    `| ${name} | ${statements} | ${[engine, own, wall].map((value) => (value / millions).toFixed(2)).join(' | ')} |`;
  return [
    `${format}, ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows/s; ` +
      `highest memory ${Math.round(engineMb)} MB of the engine, ${Math.round(ownMb)} MB of the command; merged meanwhile ${merged.toLocaleString('en')} rows`,
    `on the disk at most ${momentText(disk.highest)}; at the end ${momentText(disk.left)}`,
    '| stage | statements | engine, s | own process, s | wall, s |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...shown, rest, summed('all', stages)].map(line),
  ].join('\n');
}

function summed(name: string, stages: StagedImport['stages']) {
  const sum = (value: (stage: StagedImport['stages'][number]) => number) =>
    stages.reduce((all, stage) => all + value(stage), 0);
  return {
    name,
    statements: sum(({ statements }) => statements),
    engine: sum(({ engine }) => engine),
    own: sum(({ own }) => own),
    wall: sum(({ wall }) => wall),
  };
}
