import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../../server/http/monitoring/metrics.js';
import { seedAccounts } from '../../server/modules/accounts/demonstration-accounts.js';
import { englishForms, russianForms } from '../../server/reports/words/word-forms.fixture.js';

const documents = await Promise.all(
  ['CONTRIBUTING.md', 'README.md', ...(await filesIn('docs', /\.md$/))].map(async (file) => ({
    file,
    text: await readFile(file, 'utf8'),
  })),
);
const architecture = await readFile('docs/architecture/README.md', 'utf8');
const sources = (
  await Promise.all(['server', 'client', 'tests'].map((folder) => filesIn(folder, /\.(tsx?|mjs)$/)))
).flat();

async function filesIn(folder: string, ending: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => ending.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)));
}

/** Inline code spans of a Markdown text. */
function codeSpans(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Files and folders that a document references by link or path. */
function referencedPaths(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) =>
    path.join(path.dirname(file), to),
  );
  const paths = codeSpans(text).filter((code) =>
    /^(server|client|tests|docs|migrations)\/[\w./-]+$/.test(code),
  );
  return [...links, ...paths];
}

/** Cells of all table rows. */
function parseTableRows(text: string): string[][] {
  return [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
}

describe('documents', () => {
  it('reference only existing files and folders', () => {
    const missing = documents.flatMap(({ file, text }) =>
      referencedPaths(file, text).flatMap((name) => (existsSync(name) ? [] : [`${file}: ${name}`])),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['request-lifecycle.md', 45],
    ['billing.md', 20],
    ['import-and-generations.md', 41],
  ])('list the files that a request passes in %s, at most %i', async (name, maxFiles) => {
    const rows = parseTableRows(await readFile(`docs/architecture/${name}`, 'utf8'));
    const steps = rows.filter(([number = '']) => /^\d+$/.test(number));
    const files = steps.flatMap(([, file = '']) => codeSpans(file));
    expect(steps.map(([number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
    expect(files.filter((file) => !sources.includes(file))).toEqual([]);
    expect(new Set(files).size).toBe(steps.length);
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.length).toBeLessThanOrEqual(maxFiles);
  });

  it('map each capability to existing spec files', async () => {
    const text = await readFile('tests/requirements.md', 'utf8');
    const capabilities = parseTableRows(text).filter(([, ...specs]) =>
      specs.some((cell) => cell.includes('`')),
    );
    const specs = codeSpans(text).filter((code) => /\.spec\.tsx?$/.test(code));
    expect(capabilities.length).toBeGreaterThan(60);
    expect(specs.filter((spec) => !existsSync(spec))).toEqual([]);
  });

  it('reference only commands of package.json', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
    const scriptNames = documents.flatMap(({ text }) =>
      [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(scriptNames.length).toBeGreaterThan(10);
    expect(scriptNames.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('describe every folder of server and client', async () => {
    const documented = parseTableRows(architecture).flatMap(([first = '']) => codeSpans(first));
    const folders = await Promise.all(
      ['server', 'client'].map(async (side) =>
        (await readdir(side, { withFileTypes: true }))
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => `${side}/${name}`),
      ),
    );
    const undocumented = folders
      .flat()
      .filter((folder) => !documented.some((name) => `${name}/`.startsWith(`${folder}/`)));
    expect(undocumented).toEqual([]);
  });

  it('list the folders in the import order that lint enforces', async () => {
    const { forbidden } = createRequire(import.meta.url)('../../dependency-rules.config.cjs') as {
      forbidden: { name: string }[];
    };
    const documented = parseTableRows(architecture).flatMap(([first = '']) => codeSpans(first));
    const order = documented.map((name) => name.split('/').slice(0, 2).join('/'));
    const layers = forbidden.flatMap(({ name }) => {
      const [, side = '', below = '', above = ''] =
        /^(server|client)-([\w-]+)-below-([\w-]+)$/.exec(name) ?? [];
      return below === '' ? [] : [{ below: `${side}/${below}`, above: `${side}/${above}` }];
    });
    const ordered = new Set(layers.flatMap(({ below, above }) => [below, above]));
    const folders = (await readdir('server', { withFileTypes: true })).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => `server/${name}`).filter((folder) => !ordered.has(folder))).toEqual([]);
    expect(layers.length).toBeGreaterThan(20);
    for (const { below, above } of layers) {
      expect(order.indexOf(below), below).toBeGreaterThan(order.indexOf(above));
    }
  });

  it('list every seeded account', async () => {
    const guide = await readFile('docs/accounts-and-plans.md', 'utf8');
    const named = codeSpans(guide).filter((code) => /^\w+@example\.com$/.test(code));
    expect(new Set(named)).toEqual(new Set(seedAccounts.map(({ email }) => email)));
  });

  it('state the required Node.js version and the default settings', async () => {
    const readme = await readFile('README.md', 'utf8');
    const { engines } = JSON.parse(await readFile('package.json', 'utf8')) as { engines: { node: string } };
    expect(`>=${/^Node\.js ([\d.]+) or newer/m.exec(readme)?.[1]}`).toBe(engines.node);
    const settings = await readFile('.env.example', 'utf8');
    const defaults = parseTableRows(await readFile('docs/configuration.md', 'utf8')).flatMap(
      ([names = '', values = '']) => {
        const listed = values.split(', ');
        return codeSpans(names).map((name, index) => ({ name, value: listed[index] ?? '' }));
      },
    );
    const checked = defaults.filter(
      ({ name, value }) => /^[A-Z_]{4,}$/.test(name) && /^[\w./]+$/.test(value) && /\d|\./.test(value),
    );
    expect(checked.length).toBeGreaterThan(2);
    for (const { name, value } of checked) expect(settings).toContain(`\n${name}=${value}\n`);
  });

  it('have a changelog whose newest release is the version of the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { version: string };
    const headings = [...(await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (.+)$/gm)];
    const [unreleased, ...releases] = headings.map(([, heading = '']) => heading);
    expect(unreleased).toBe('Unreleased');
    const dated = releases.map((heading) => /^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading));
    expect(dated.map((match) => match !== null)).toEqual(releases.map(() => true));
    const metricsText = await new Metrics(() => Promise.resolve({})).registry.metrics();
    expect([
      dated[0]?.[1],
      lock.version,
      /rivalscope_info\{version="(.+)"\} 1/.exec(metricsText)?.[1],
    ]).toEqual([version, version, version]);
    const dates = dated.map((match) => match?.[2] ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('list every file name suffix', async () => {
    const text = await readFile('CONTRIBUTING.md', 'utf8');
    const named = new Set(codeSpans(text).flatMap((code) => /^\*\.(\w+)\.ts$/.exec(code)?.[1] ?? []));
    const roles = new Set(sources.flatMap((file) => /\/[\w-]+\.(\w+)\.tsx?$/.exec(file)?.[1] ?? []));
    roles.delete('d');
    expect(roles).toEqual(named);
  });

  it('state how long ended sessions are stored', async () => {
    const decision = await readFile('docs/adr/0006-allow-one-active-session.md', 'utf8');
    const days = /for (\d+) days/.exec(decision)?.[1];
    expect(await readFile('server/jobs/clean-up.job.ts', 'utf8')).toContain(
      `{ table: 'session', column: 'ended_at', days: ${days} }`,
    );
  });

  it('count the irregular word forms of the tests', async () => {
    const decision = await readFile('docs/adr/0008-match-word-forms-with-dictionaries.md', 'utf8');
    expect(decision).toContain(`${russianForms.length} Russian and ${englishForms.length} English lines`);
  });

  it('state the size of hand-written modules within 15 %', async () => {
    const text = await readFile(
      'docs/adr/0009-write-code-by-hand-only-where-libraries-fall-short.md',
      'utf8',
    );
    const measuredRows = parseTableRows(text).filter(([, lines = '']) => /^\d+$/.test(lines));
    expect(measuredRows.length).toBeGreaterThan(8);
    for (const [first = '', stated] of measuredRows) {
      const files = codeSpans(first).filter((name) => name.endsWith('.ts'));
      if (files.length === 0) continue;
      const lines = await Promise.all(
        files.map(async (name) => {
          const [found] = sources.filter((source) => source.endsWith(`/${name}`));
          return (await readFile(found ?? name, 'utf8')).split('\n').length - 1;
        }),
      );
      const sum = lines.reduce((all, some) => all + some, 0);
      expect(Math.abs(sum - Number(stated)) / sum, `${first}: ${sum}`).toBeLessThan(0.15);
    }
  });
});

const sourceContents = await Promise.all(
  sources.map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
);

describe('source files', () => {
  it('declare every compound name that a document mentions', () => {
    const words = new Set(
      sourceContents
        .filter(({ file }) => !file.endsWith('/documents.spec.ts'))
        .flatMap(({ text }) => text.match(/\w+/g) ?? []),
    );
    const names = documents.flatMap(({ file, text }) =>
      codeSpans(text)
        .filter((code) => /^([A-Za-z][a-z]+([A-Z][a-z]+)+|[A-Z]+(_[A-Z]+)+)$/.test(code))
        .map((name) => ({ file, name })),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter(({ name }) => !words.has(name))).toEqual([]);
  });

  it('give each advisory lock its own number', () => {
    const numbers = sourceContents
      .filter(({ file }) => file.startsWith('server/'))
      .flatMap(({ text }) => text.match(/\b742_190_\d{3}\b/g) ?? []);
    expect(numbers.length).toBeGreaterThan(3);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('use named exports', () => {
    const unnamed = sourceContents.filter(
      ({ file, text }) =>
        !/(vite\.config|global-setup|-runner)\.ts$|\.d\.m?ts$/.test(file) && /^export default /m.test(text),
    );
    expect(sourceContents.length).toBeGreaterThan(1000);
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });
});
