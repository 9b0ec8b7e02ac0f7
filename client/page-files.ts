import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PageFiles, pageFilesFileName } from '../server/contract/pages/page-entry-points.js';
import { readPageTable, readTextTable } from './import-tables.js';

type Context = Rolldown.PluginContext;

const languages = ['en', 'ru'] as const;

/**
 * Emits the files of every page: its module with all imports, and the text chunks. The server preloads them in
 * parallel. Each page module exports its text namespaces (see client/pages/page-modules.ts).
 */
export function pageFiles(): Plugin {
  let root = '';
  let pageTable: ReadonlyMap<string, string> = new Map();
  let pageModules: ReadonlySet<string> = new Set();
  let namespaces = new TranslationNamespaces();
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      pageTable = readPageTable(root);
      pageModules = new Set(pageTable.values());
      namespaces = new TranslationNamespaces();
    },
    transform(code, id) {
      if (!pageModules.has(id)) return null;
      const placeholder = `__TEXTS_OF:${path.relative(root, id)}__`;
      return { code: `${code}\nexport const namespaces = '${placeholder}';\n`, map: null };
    },
    renderChunk(code) {
      // The imports of all modules are resolved only at this stage.
      const resolved = code.replaceAll(/__TEXTS_OF:([\w/.-]+)__/g, (_mark, file: string) =>
        [...namespaces.read(this, path.join(root, file))].join(' '),
      );
      return resolved === code ? null : { code: resolved, map: null };
    },
    generateBundle(_options, bundle) {
      const build = new Build((id) => namespaces.read(this, id), root, pageTable, bundle);
      const source = JSON.stringify(build.listPageFiles());
      this.emitFile({ type: 'asset', fileName: pageFilesFileName, source });
    },
  };
}

/** Output of a build, indexed by module. */
class Build {
  private readonly chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
  /** Files referenced by index.html. */
  private readonly sharedFiles: ReadonlySet<string>;
  private readonly textTables: Readonly<Record<(typeof languages)[number], ReadonlyMap<string, string>>>;

  constructor(
    private readonly readNamespaces: (moduleId: string) => ReadonlySet<string>,
    private readonly root: string,
    private readonly pageTable: ReadonlyMap<string, string>,
    private readonly bundle: Rolldown.OutputBundle,
  ) {
    this.textTables = { en: readTextTable(root, 'en'), ru: readTextTable(root, 'ru') };
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    this.chunks = new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? chunk.fileName, chunk]));
    const entries = chunks.filter(({ isEntry }) => isEntry);
    this.sharedFiles = new Set(entries.flatMap((chunk) => [...this.withImports(chunk)]));
  }

  listPageFiles(): PageFiles {
    return Object.fromEntries(
      [...this.pageTable].map(([name, id]) => {
        if (!this.chunks.has(id)) throw new Error(`The page ${name} has no chunk of its own.`);
        return [name, { en: this.listFiles(id, 'en'), ru: this.listFiles(id, 'ru') }];
      }),
    );
  }

  private listFiles(pageModule: string, language: (typeof languages)[number]): string[] {
    const commonFiles = ['catalogue', 'parts'].map((name) =>
      path.join(this.root, 'i18n', language, `${name}.ts`),
    );
    const textFiles = [...this.readNamespaces(pageModule)].flatMap(
      (namespace) => this.textTables[language].get(namespace) ?? [],
    );
    const files = [...commonFiles, ...textFiles, pageModule].flatMap((id) => {
      const chunk = this.chunks.get(id);
      return chunk ? [...this.withImports(chunk)] : [];
    });
    return [...new Set(files)].filter((file) => !this.sharedFiles.has(file));
  }

  /** A chunk, its imports and their styles. */
  private withImports(chunk: Rolldown.OutputChunk, visited = new Set<string>()): Set<string> {
    if (visited.has(chunk.fileName)) return visited;
    visited.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) visited.add(style);
    for (const name of chunk.imports) {
      const importedFile = this.bundle[name];
      if (importedFile?.type === 'chunk') this.withImports(importedFile, visited);
    }
    return visited;
  }
}

/** Reads the text namespaces of modules. Caches by module, because the bundler copies the code for each call. */
class TranslationNamespaces {
  private readonly modules = new Map<
    string,
    { namespaces: readonly string[]; importedIds: readonly string[] }
  >();

  /** Namespaces used by a module and its imports. */
  read(
    context: Context,
    moduleId: string,
    visited = new Set<string>(),
    namespaces = new Set<string>(),
  ): ReadonlySet<string> {
    if (visited.has(moduleId) || moduleId.includes('node_modules')) return namespaces;
    visited.add(moduleId);
    const module = this.readModule(context, moduleId);
    for (const namespace of module.namespaces) namespaces.add(namespace);
    for (const importedFile of module.importedIds) this.read(context, importedFile, visited, namespaces);
    return namespaces;
  }

  private readModule(context: Context, moduleId: string) {
    const cached = this.modules.get(moduleId);
    if (cached) return cached;
    const info = context.getModuleInfo(moduleId);
    const calls = (info?.code ?? '').matchAll(/\buseTranslation\((\[[^\]]*\]|["'`]\w+["'`])/g);
    const namespaces = [...calls].flatMap(([, argument = '']) => argument.match(/\w+/g) ?? []);
    const module = { namespaces, importedIds: info?.importedIds ?? [] };
    this.modules.set(moduleId, module);
    return module;
  }
}
