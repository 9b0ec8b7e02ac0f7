import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PageFiles, pageFilesFileName } from '../server/contract/page-entry-points.js';

type Context = Rolldown.PluginContext;

const routeSuffix = '-route.tsx';

const isRouteModule = (id: string, root: string): boolean =>
  path.dirname(id) === path.join(root, 'pages') && id.endsWith(routeSuffix);

/** Placeholder for the namespaces of a route module, replaced when its imports are resolved. */
const translationsPlaceholder = (id: string): string => `__TEXTS_OF:${path.basename(id, routeSuffix)}__`;

const languages = ['en', 'ru'] as const;

/**
 * Emits the files of every page: its route module with all imports, and the text chunks. The server preloads them in
 * parallel. Adds the export `namespaces` to each route module (see client/pages/page-modules.ts).
 */
export function pageFiles(): Plugin {
  let root = '';
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      if (!isRouteModule(id, root)) return null;
      return { code: `${code}\nexport const namespaces = '${translationsPlaceholder(id)}';\n`, map: null };
    },
    renderChunk(code) {
      // The imports of all modules are resolved only at this stage.
      const resolved = code.replaceAll(/__TEXTS_OF:([\w-]+)__/g, (_mark, name: string) =>
        [...translationNamespaces(this, path.join(root, 'pages', `${name}${routeSuffix}`))].join(' '),
      );
      return resolved === code ? null : { code: resolved, map: null };
    },
    generateBundle(_options, bundle) {
      const build = new Build(this, root, bundle);
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

  constructor(
    private readonly context: Context,
    private readonly root: string,
    private readonly bundle: Rolldown.OutputBundle,
  ) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    this.chunks = new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? chunk.fileName, chunk]));
    const entries = chunks.filter(({ isEntry }) => isEntry);
    this.sharedFiles = new Set(entries.flatMap((chunk) => [...this.withImports(chunk)]));
  }

  listPageFiles(): PageFiles {
    const routeModules = [...this.chunks.keys()].filter((id) => isRouteModule(id, this.root));
    return Object.fromEntries(
      routeModules.map((id) => [
        path.basename(id, routeSuffix),
        { en: this.listFiles(id, 'en'), ru: this.listFiles(id, 'ru') },
      ]),
    );
  }

  private listFiles(routeModule: string, language: (typeof languages)[number]): string[] {
    const namespaces = [...translationNamespaces(this.context, routeModule)].map(translationFileName);
    const allNamespaces = ['catalogue', 'parts', ...namespaces];
    const translationFiles = allNamespaces.map((part) =>
      path.join(this.root, 'i18n', language, `${part}.ts`),
    );
    const files = [...translationFiles, routeModule].flatMap((id) => {
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

/** Text namespaces used by a module and its imports. */
function translationNamespaces(
  context: Context,
  moduleId: string,
  visited = new Set<string>(),
  parts = new Set<string>(),
): Set<string> {
  if (visited.has(moduleId) || moduleId.includes('node_modules')) return parts;
  visited.add(moduleId);
  const info = context.getModuleInfo(moduleId);
  for (const [, argument = ''] of (info?.code ?? '').matchAll(
    /\buseTranslation\((\[[^\]]*\]|["'`]\w+["'`])/g,
  )) {
    for (const [part] of argument.matchAll(/\w+/g)) parts.add(part);
  }
  for (const importedFile of info?.importedIds ?? []) {
    translationNamespaces(context, importedFile, visited, parts);
  }
  return parts;
}

function translationFileName(part: string): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
