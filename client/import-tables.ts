import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '../server/contract/language/localised.js';

/** Paths of lazily imported modules by key. */
type ImportTable = ReadonlyMap<string, string>;

/**
 * Modules of the pages by entry point, from client/pages/page-modules.ts.
 * @param root folder of the client
 */
export function readPageTable(root: string): ImportTable {
  return readImportTable(path.join(root, 'pages', 'page-modules.ts'), 'pages');
}

/**
 * Modules of the lazily loaded texts by namespace, from `parts.ts` of the language.
 * @param root folder of the client
 */
export function readTextTable(root: string, language: Language): ImportTable {
  return readImportTable(path.join(root, 'i18n', language, 'parts.ts'), 'parts');
}

/**
 * Reads an object constant whose entries import one module each.
 * @throws if the constant is missing, or an entry does not import exactly one existing module
 */
function readImportTable(file: string, constant: string): ImportTable {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const initializer = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === constant)?.initializer;
  const table = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
  if (!table || !ts.isObjectLiteralExpression(table)) throw new Error(`${file} has no object ${constant}.`);
  return new Map(
    table.properties.map((property) => {
      const key = property.name && 'text' in property.name ? property.name.text : property.getText();
      const [specifier, ...others] = importedModules(property);
      if (specifier === undefined || others.length > 0) {
        throw new Error(`The entry ${key} of ${constant} must import one module.`);
      }
      return [key, resolveModule(file, specifier)];
    }),
  );
}

/** Specifiers of the `import()` calls in a node. */
function importedModules(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
  }
  return node.getChildren().flatMap(importedModules);
}

function resolveModule(importer: string, specifier: string): string {
  const withoutExtension = path.resolve(path.dirname(importer), specifier.replace(/\.js$/, ''));
  const candidates = ['.tsx', '.ts'].map((extension) => withoutExtension + extension);
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${importer} imports ${specifier}, which does not exist.`);
  return file;
}
