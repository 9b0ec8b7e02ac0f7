import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PageFiles, pageFilesName } from '../server/contract/page-programs.js';

type Context = Rolldown.PluginContext;

const routeSuffix = '-route.tsx';

const isRouteModule = (id: string, root: string): boolean =>
  path.dirname(id) === path.join(root, 'pages') && id.endsWith(routeSuffix);

/** Placeholder for the text namespaces of a route module until its imports are resolved. */
const translationsPlaceholder = (id: string): string => `__TEXTS_OF:${path.basename(id, routeSuffix)}__`;

const languages = ['en', 'ru'] as const;

/**
 * Emits the files of every page: its route module with all imports, and the text chunks. The server preloads them, so
 * that the
 * browser requests them in parallel. Each route module exports its namespaces as `texts` (see
 * client/pages/page-modules.ts).
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
      // Imports of each module are resolved only at this stage.
      const resolved = code.replaceAll(/__TEXTS_OF:([\w-]+)__/g, (_mark, name: string) =>
        [...translationNamespaces(this, path.join(root, 'pages', `${name}${routeSuffix}`))].join(' '),
      );
      return resolved === code ? null : { code: resolved, map: null };
    },
    generateBundle(_options, bundle) {
      const build = new Build(this, root, bundle);
      const source = JSON.stringify(build.filesOfPages());
      this.emitFile({ type: 'asset', fileName: pageFilesName, source });
    },
  };
}

/** One build, indexed to look up the files of a page. */
class Build {
  private readonly chunks: ReadonlyMap<string, Rolldown.OutputChunk>;
  /** Files that index.html references itself. */
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

  filesOfPages(): PageFiles {
    const programs = [...this.chunks.keys()].filter((id) => isRouteModule(id, this.root));
    return Object.fromEntries(
      programs.map((id) => [
        path.basename(id, routeSuffix),
        { en: this.filesOf(id, 'en'), ru: this.filesOf(id, 'ru') },
      ]),
    );
  }

  private filesOf(program: string, language: (typeof languages)[number]): string[] {
    const namespaces = [...translationNamespaces(this.context, program)].map(translationFileName);
    const allNamespaces = ['catalogue', 'parts', ...namespaces];
    const translationFiles = allNamespaces.map((part) =>
      path.join(this.root, 'i18n', language, `${part}.ts`),
    );
    const files = [...translationFiles, program].flatMap((id) => {
      const chunk = this.chunks.get(id);
      return chunk ? [...this.withImports(chunk)] : [];
    });
    return [...new Set(files)].filter((file) => !this.sharedFiles.has(file));
  }

  /** A chunk, its imports and their styles. */
  private withImports(chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const imported = this.bundle[name];
      if (imported?.type === 'chunk') this.withImports(imported, found);
    }
    return found;
  }
}

/** Text namespaces used by a module and its imports. */
function translationNamespaces(
  context: Context,
  moduleId: string,
  seen = new Set<string>(),
  parts = new Set<string>(),
): Set<string> {
  if (seen.has(moduleId) || moduleId.includes('node_modules')) return parts;
  seen.add(moduleId);
  const info = context.getModuleInfo(moduleId);
  for (const [, argument = ''] of (info?.code ?? '').matchAll(
    /\buseTranslation\((\[[^\]]*\]|["'`]\w+["'`])/g,
  )) {
    for (const [part] of argument.matchAll(/\w+/g)) parts.add(part);
  }
  for (const imported of info?.importedIds ?? []) translationNamespaces(context, imported, seen, parts);
  return parts;
}

function translationFileName(part: string): string {
  return part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
