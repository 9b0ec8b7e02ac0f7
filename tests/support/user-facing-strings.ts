import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '../../server/contract/language/localised.js';

/** Text for users. */
export interface UserFacingString {
  language: Language;
  /** Without placeholders and code. */
  text: string;
  file: string;
}

const cyrillic = /\p{Script=Cyrillic}/u;
const englishFolder = path.join('client', 'i18n', 'en');

/** Language data: keywords, sample sites, word forms and search terms that visitors type. */
const ignoredPaths = [
  path.join('server', 'ingest'),
  path.join('server', 'reports', 'words'),
  path.join('client', 'graphql', 'generated'),
  path.join('client', 'addresses', 'synonyms.ts'),
];

/**
 * All bilingual texts of the product: client, errors, reports, plans, e-mails and pages. Descriptions of the GraphQL
 * schema are English only.
 */
export async function userFacingStrings(root: string): Promise<UserFacingString[]> {
  const files = (await Promise.all(['client', 'server'].map((folder) => sourceFiles(root, folder)))).flat();
  const strings = await Promise.all(
    files.map(async (file) => stringsIn(file, await readFile(path.join(root, file), 'utf8'))),
  );
  const schema = await readFile(path.join(root, 'schema.graphql'), 'utf8');
  return [...strings.flat(), ...descriptionsOf(schema), ...(await pageStrings(root))];
}

/** Help and legal pages without code, link targets and placeholders. */
async function pageStrings(root: string): Promise<UserFacingString[]> {
  const folders = ['help', 'legal'].flatMap((section) =>
    (['en', 'ru'] as const).map((language) => ({ section, language })),
  );
  const pages = folders.map(async ({ section, language }) => {
    const folder = path.join('client', section, language);
    const files = (await readdir(path.join(root, folder))).map((name) => path.join(folder, name));
    return Promise.all(
      files.map(async (file) => ({
        language,
        file,
        text: (await readFile(path.join(root, file), 'utf8')).replace(
          /\{\{[^}]*\}\}|`[^`]*`|\]\([^)]*\)/g,
          ' … ',
        ),
      })),
    );
  });
  return (await Promise.all(pages)).flat();
}

async function sourceFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true });
  return entries
    .map((entry) => path.join(folder, entry))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|fixture|generated|d)\.tsx?$/.test(file))
    .filter((file) => !file.includes('node_modules') && !ignoredPaths.some((part) => file.startsWith(part)));
}

/**
 * Texts of a source. Russian texts contain Cyrillic letters. English ones have the key `en` or precede their Russian
 * text in a list.
 */
export function stringsIn(file: string, source: string): UserFacingString[] {
  if (!file.startsWith(englishFolder) && !cyrillic.test(source)) return [];
  const strings: UserFacingString[] = [];
  const visit = (node: ts.Node): void => {
    const language = isText(node) ? languageOf(node, file) : undefined;
    if (language) strings.push({ language, text: read(node), file });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return strings;
}

function isText(node: ts.Node): boolean {
  const isString = ts.isStringLiteral(node) || ts.isTemplateExpression(node);
  return isString || ts.isNoSubstitutionTemplateLiteral(node);
}

function languageOf(node: ts.Node, file: string): Language | undefined {
  if (isCode(node)) return undefined;
  if (cyrillic.test(node.getText())) return 'ru';
  const isEnglish = file.startsWith(englishFolder) || isUnderEnglish(node) || precedesRussian(node);
  return isEnglish ? 'en' : undefined;
}

/** Property names and import specifiers. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  const isImported = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isKey || isImported || ts.isImportDeclaration(parent);
}

function isUnderEnglish(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (!ts.isPropertyAssignment(above) && !ts.isVariableDeclaration(above)) continue;
    if (above.name.getText() === 'en') return true;
  }
  return false;
}

function precedesRussian(node: ts.Node): boolean {
  const { parent } = node;
  const list = ts.isCallExpression(parent)
    ? parent.arguments
    : ts.isArrayLiteralExpression(parent)
      ? parent.elements
      : undefined;
  const next = list?.[list.findIndex((item) => item === node) + 1];
  return next !== undefined && isText(next) && cyrillic.test(next.getText());
}

/** Text with placeholders and code replaced by an ellipsis. */
function read(node: ts.Node): string {
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
    : (node as ts.StringLiteralLike).text;
  return text.replace(/\{\{?\w+\}?\}|`[^`]*`/g, ' … ');
}

function descriptionsOf(schema: string): UserFacingString[] {
  return [...schema.matchAll(/"""(.*?)"""/gs)].map(([, text = '']) => ({
    language: 'en',
    text: text
      .replace(/`[^`]*`/g, ' … ')
      .replace(/\s+/g, ' ')
      .trim(),
    file: 'schema.graphql',
  }));
}
