import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Modules = ReadonlySet<string>;

/** What a file holds: what the start page shows too, what other pages share with tables, what tables alone need. */
interface Parts {
  cells: Modules;
  shared: Modules;
  tables: Modules;
}

const none: Modules = new Set();

/**
 * What tables of reports are drawn with comes in four files and not in sixty, each of which is a request that the server answers
 * after the others. A page without tables takes what it shares with them, and never the grid.
 */
export class TableChunks {
  private parts: Parts = { cells: none, shared: none, tables: none };

  /** Finds out what belongs to which file, once all modules are known. */
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

  /** Groups of the build's output, in the order in which they take their modules. */
  groups() {
    const group = (name: keyof Parts) => ({ name, test: (id: string) => this.parts[name].has(id) });
    return [
      group('cells'),
      // Their packages name all that they hold in one file, so that imports do not tell who needs what.
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
  // Programs keep files of their own, by which they are found.
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

/** A module and all that it imports at once. */
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
