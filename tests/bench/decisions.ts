import { performance } from 'node:perf_hooks';
import pino from 'pino';
import { loadConfig } from '../../server/config/config.js';
import { EnglishForms } from '../../server/reports/words/english-forms.js';
import { RussianForms } from '../../server/reports/words/russian-forms.js';
import { englishForms, russianForms } from '../../server/reports/words/word-forms.fixture.js';
import { splitWords } from '../../server/reports/words/split-words.js';
import { openStores } from '../../server/stores/open-stores.js';

/**
 * Prints measurements cited in docs/adr: dictionaries (ADR 8) and requests to the embedded store (ADR 1).
 * `npm run build && node --expose-gc dist/tests/bench/decisions.js` with DATA_DIR, with the server online or offline.
 */
const requests = 500;

await measureDictionary('Russian', RussianForms.load, russianForms);
await measureDictionary('English', EnglishForms.load, englishForms);
await measureStore();

async function measureDictionary(
  name: string,
  load: () => Promise<{ getForms(word: string): readonly string[] }>,
  lines: readonly string[],
): Promise<void> {
  const before = usedMegabytes();
  const start = process.cpuUsage();
  const dictionary = await load();
  const { user, system } = process.cpuUsage(start);
  const usedAfter = usedMegabytes() - before;
  const words = lines.flatMap(splitWords);
  for (const word of words) dictionary.getForms(word);
  const times = words.map((word) => measureTime(() => dictionary.getForms(word))).toSorted((a, b) => a - b);
  const seconds = ((user + system) / 1e6).toFixed(2);
  console.log(
    `${name}: read in ${seconds} s of processor time, ${usedAfter.toFixed(0)} MB held; a word ${quantilesText(times)}`,
  );
}

async function measureStore(): Promise<void> {
  const stores = await openStores(loadConfig(), pino({ level: 'silent' }), { role: 'tool' });
  try {
    const times: number[] = [];
    for (let index = 0; index < requests; index++) {
      const start = performance.now();
      await stores.clickhouse.query('SELECT 1');
      times.push(performance.now() - start);
    }
    console.log(`SELECT 1 of the store: ${quantilesText(times.toSorted((a, b) => a - b))}`);
  } finally {
    await stores.close();
  }
}

function measureTime(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function usedMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function quantilesText(sorted: readonly number[]): string {
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`;
}
