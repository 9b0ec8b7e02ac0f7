import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { readPageTable } from './import-tables.js';

type Modules = ReadonlySet<string>;

/** Module groups: shared with the start page, shared with other pages, tables only. */
interface ChunkParts {
  cells: Modules;
  shared: Modules;
  tables: Modules;
}

const noModules: Modules = new Set();

/** Bundles the table modules into four files instead of sixty. Pages without tables load only the shared ones. */
export class TableChunks {
  private parts: ChunkParts = { cells: noModules, shared: noModules, tables: noModules };

  /** Assigns modules to files when all imports are resolved. */
  plugin(): Plugin {
    const setParts = (parts: ChunkParts) => (this.parts = parts);
    let root = '';
    return {
      name: 'table-chunks',
      apply: 'build',
      configResolved: (config) => {
        root = config.root;
      },
      buildEnd() {
        setParts(collectParts(this, root));
      },
    };
  }

  /** Output groups in priority order. */
  groups() {
    const group = (name: keyof ChunkParts) => ({ name, test: (id: string) => this.parts[name].has(id) });
    return [
      group('cells'),
      // These packages re-export everything from one file, so imports do not show which parts a page needs.
      { name: 'controls', test: /[\\/]node_modules[\\/]@(?:mantine|tabler)[\\/]/, minShareCount: 2 },
      group('shared'),
      group('tables'),
    ];
  }
}

function collectParts(context: Rolldown.PluginContext, root: string): ChunkParts {
  const importsOf = memoizeImports(context);
  const collectImports = (file: string) => withImports(importsOf, path.join(root, file));
  const pageModules = new Set(readPageTable(root).values());
  const isGrid = (id: string) => id.includes('/node_modules/ag-grid-community/');
  const otherPages = [...pageModules]
    .map((id) => withImports(importsOf, id))
    .filter((ids) => ![...ids].some(isGrid));
  const entryModules = collectImports('main.tsx');
  const startPageModules = collectImports('pages/home-route.tsx');
  // Page modules need their own files, because they are looked up by name.
  const tableModules = [...collectImports('features/reports/report-page.tsx')].filter(
    (id) => !entryModules.has(id) && !pageModules.has(id),
  );
  const isUsedElsewhere = (id: string) => otherPages.some((ids) => ids.has(id));
  return {
    cells: new Set(tableModules.filter((id) => startPageModules.has(id))),
    shared: new Set(tableModules.filter((id) => !startPageModules.has(id) && isUsedElsewhere(id))),
    tables: new Set(tableModules.filter((id) => !startPageModules.has(id) && !isUsedElsewhere(id))),
  };
}

type ImportsOf = (id: string) => readonly string[];

/** Static imports of modules. The bundler copies the code of a module for each call, so results are cached. */
function memoizeImports(context: Rolldown.PluginContext): ImportsOf {
  const importsById = new Map<string, readonly string[]>();
  return (id) => {
    const importedIds = importsById.get(id) ?? context.getModuleInfo(id)?.importedIds ?? [];
    importsById.set(id, importedIds);
    return importedIds;
  };
}

/** A module and its static imports. */
function withImports(importsOf: ImportsOf, id: string, visited: Set<string> = new Set()): Set<string> {
  if (visited.has(id)) return visited;
  visited.add(id);
  for (const importedId of importsOf(id)) withImports(importsOf, importedId, visited);
  return visited;
}
