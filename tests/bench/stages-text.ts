import { diskUsageText } from './disk-watch.js';
import type { StagedImport } from './import-stages.js';

/** Stages with less CPU time are merged into one row. */
const minReportedSeconds = 0.02;

/** Formats the import stages by cost, in seconds per million rows to make imports comparable. */
export function stagesText(staged: StagedImport): string {
  const { format, rows, seconds, stages, engineMb, importerMb, merged, disk } = staged;
  const millions = rows / 1e6;
  const costOf = ({ engine, importer }: { engine: number; importer: number }) => engine + importer;
  const sorted = stages.toSorted((a, b) => costOf(b) - costOf(a));
  const reported = sorted.filter((stage) => costOf(stage) / millions >= minReportedSeconds);
  const remainder = summed(
    'all others',
    sorted.filter((stage) => !reported.includes(stage)),
  );
  const line = ({ name, statements, engine, importer, wall }: (typeof stages)[number]) =>
    `| ${name} | ${statements} | ${[engine, importer, wall].map((value) => (value / millions).toFixed(2)).join(' | ')} |`;
  return [
    `${format}, ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows/s; ` +
      `highest memory ${Math.round(engineMb)} MB of the engine, ${Math.round(importerMb)} MB of the command; merged meanwhile ${merged.toLocaleString('en')} rows`,
    `on the disk at most ${diskUsageText(disk.peak)}; at the end ${diskUsageText(disk.final)}`,
    '| stage | statements | engine, s | own process, s | wall, s |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...reported, remainder, summed('all', stages)].map(line),
  ].join('\n');
}

function summed(name: string, stages: StagedImport['stages']) {
  const sum = (value: (stage: StagedImport['stages'][number]) => number) =>
    stages.reduce((all, stage) => all + value(stage), 0);
  return {
    name,
    statements: sum(({ statements }) => statements),
    engine: sum(({ engine }) => engine),
    importer: sum(({ importer }) => importer),
    wall: sum(({ wall }) => wall),
  };
}
