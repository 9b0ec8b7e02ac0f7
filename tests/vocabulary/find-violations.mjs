// Reads identifiers, file names, comments, test titles and documents and lists private words.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Tokens whose text may contain the characters of a comment. */
const literalKinds = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

const generated = /\.generated\.|\/generated\/|\.d\.ts$/;
const source = /\.(?:tsx?|mjs|cjs)$/;
/** Texts for users, data and recorded results have their own checks. */
const notOurs =
  /^client\/(?:i18n|legal|faq|help)\/|^server\/ingest\/(?:data|sample\/topics)\/|^tests\/(?:golden|vocabulary)\//;

/**
 * @param {string} file path from the project's root
 * @param {string} text
 * @param {{identifierWords: Set<string>, sentencePatterns: RegExp[], codePattern: RegExp, allowed: readonly {name: string, under?: string, reason: string}[]}} rules
 * @returns {{file: string, line: number, kind: string, text: string}[]}
 */
export function violationsOf(file, text, rules) {
  const found = [];
  const add = (kind, line, name) => {
    if (!isAllowed(rules.allowed, file, name)) found.push({ file, line, kind, text: name });
  };
  const baseName = path.basename(file).split('.')[0] ?? '';
  if (!notOurs.test(file) && hasWord(baseName, rules.identifierWords)) add('file name', 1, baseName);
  if (file.endsWith('.md')) {
    for (const { line, sentence } of sentencesOfDocument(text)) addSentence('document', line, sentence);
  } else if (source.test(file) && !generated.test(file) && !notOurs.test(file)) {
    readSource(file, text);
  }
  return found;

  function addSentence(kind, line, sentence) {
    if (rules.sentencePatterns.some((pattern) => pattern.test(sentence))) add(kind, line, sentence);
  }

  function readSource(name, code) {
    const tree = ts.createSourceFile(
      name,
      code,
      { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
      true,
      name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const lineOf = (position) => tree.getLineAndCharacterOfPosition(position).line + 1;
    const literals = [];
    const visit = (node) => {
      if (literalKinds.has(node.kind)) literals.push([node.getStart(tree), node.end]);
      if (isDeclaredName(node) && hasWord(node.text, rules.identifierWords)) {
        add('identifier', lineOf(node.getStart(tree)), node.text);
      }
      const title = titleOf(node);
      if (title !== undefined) {
        const line = lineOf(node.getStart(tree));
        if (rules.codePattern.test(title)) add('code in a title', line, title);
        addSentence('test title', line, title);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    for (const { pos, end } of commentsBetween(literals, code)) {
      const prose = code
        .slice(pos, end)
        .replace(/`[^`]*`/g, 'x')
        .replace(/^\s*(?:\/\*+|\*+\/?|\/\/)|\*\/$/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      addSentence('comment', lineOf(pos), prose);
    }
  }
}

/** Comments of a source, which are the comment characters outside of its literals. Literals are in ascending order. */
function* commentsBetween(literals, code) {
  let start = 0;
  for (const [literalStart, literalEnd] of [...literals, [code.length, code.length]]) {
    for (const { index, 0: comment } of code
      .slice(start, literalStart)
      .matchAll(/\/\/.*|\/\*[\s\S]*?\*\//g)) {
      yield { pos: start + index, end: start + index + comment.length };
    }
    start = literalEnd;
  }
}

/** The tracked files of a checkout that exist, with their texts. */
export function readCheckout(root, files) {
  return files
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function isAllowed(entries, file, name) {
  return entries.some(
    (entry) =>
      (entry.under === undefined || file.startsWith(entry.under)) &&
      (name === entry.name || (entry.name.includes(' ') && name.includes(entry.name))),
  );
}

function hasWord(name, words) {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.some((part) => words.has(part.toLowerCase()));
}

function isDeclaredName(node) {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false;
  const { parent } = node;
  if (parent.name !== node) return false;
  return !(
    ts.isPropertyAccessExpression(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isMetaProperty(parent) ||
    (ts.isImportSpecifier(parent) && parent.propertyName === undefined) ||
    (ts.isExportSpecifier(parent) && parent.propertyName === undefined)
  );
}

/** The title of `it(...)`, `test(...)`, `describe(...)` and their variants such as `it.each(...)(...)`. */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  let callee = node.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  const [title] = node.arguments;
  if (!ts.isIdentifier(callee) || !['it', 'test', 'describe'].includes(callee.text) || !title)
    return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function sentencesOfDocument(text) {
  const prose = text
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/^\|.*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`\n]*`/g, 'x');
  return prose
    .split('\n')
    .flatMap((line, index) => line.split(/(?<=[.!?])\s+/).map((sentence) => ({ line: index + 1, sentence })))
    .filter(({ sentence }) => sentence.trim() !== '');
}
