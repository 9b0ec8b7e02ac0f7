import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Modules = ReadonlySet<string>;

/** Module groups: shared with the start page, shared with other pages, used by tables only. */
interface Parts {
  cells: Modules;
  shared: Modules;
  tables: Modules;
}

const none: Modules = new Set();

/**
 * Bundles the table modules into four files instead of sixty requests. Pages without tables load the shared files but
 * not the grid.
 */
export class TableChunks {
  private parts: Parts = { cells: none, shared: none, tables: none };

  /** Assigns modules to files after all of them are resolved. */
  plugin(): Plugin {
    const setParts = (parts: Parts) => (this.parts = parts);
    let root = '';
    return {
      name: 'table-chunks',
      apply: 'build',
      configResolved: (config) => {
        root = config.root;
      },
      buildEnd() {
        setParts(partsOf(this, root));
      },
    };
  }

  /** Output groups in priority order. */
  groups() {
    const group = (name: keyof Parts) => ({ name, test: (id: string) => this.parts[name].has(id) });
    return [
      group('cells'),
      // These packages re-export everything from one file, so imports do not show which page needs which part.
      { name: 'controls', test: /[\\/]node_modules[\\/]@(?:mantine|tabler)[\\/]/, minShareCount: 2 },
      group('shared'),
      group('tables'),
    ];
  }
}

function partsOf(context: Rolldown.PluginContext, root: string): Parts {
  const importsOf = (file: string) => withImports(context, path.join(root, file));
  const programs = [...context.getModuleIds()].filter(
    (id) => path.dirname(id) === path.join(root, 'pages') && id.endsWith('-route.tsx'),
  );
  const isGrid = (id: string) => id.includes('/node_modules/ag-grid-community/');
  const otherPages = programs.map((id) => withImports(context, id)).filter((ids) => ![...ids].some(isGrid));
  const entryModules = importsOf('main.tsx');
  const startPageModules = importsOf('pages/home-route.tsx');
  // Route modules need their own files because they are looked up by name.
  const tableModules = [...importsOf('pages/report-route.tsx')].filter(
    (id) => !entryModules.has(id) && !programs.includes(id),
  );
  const isUsedElsewhere = (id: string) => otherPages.some((ids) => ids.has(id));
  return {
    cells: new Set(tableModules.filter((id) => startPageModules.has(id))),
    shared: new Set(tableModules.filter((id) => !startPageModules.has(id) && isUsedElsewhere(id))),
    tables: new Set(tableModules.filter((id) => !startPageModules.has(id) && !isUsedElsewhere(id))),
  };
}

/** A module and its static imports. */
function withImports(
  context: Rolldown.PluginContext,
  id: string,
  found: Set<string> = new Set(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) withImports(context, imported, found);
  return found;
}
