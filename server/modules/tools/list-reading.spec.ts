import {
  array,
  assert,
  constantFrom,
  integer,
  asyncProperty,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureProcessorMs } from '../../../tests/support/processor-time.js';
import { PlanId, plans } from '../../config/plans.js';
import { countLines, splitLines } from '../../contract/tools/text-lines.js';
import { AppError } from '../../errors/app-error.js';
import { uniqueKeywords } from '../serp-tools/compare-serps.js';
import { assertListLength, parseKeywordLines } from './lists/read-tool-list.js';
import { readKeywordList } from '../clustering/read-keyword-rows.js';
import { readCombination } from './lists/read-combination.js';
import { readToolInput } from './read-tool-input.js';
import { toolDefinitions } from './tool-definitions.js';

const combinationOf = (text: string) => ({
  lists: [text, 'b'],
  order: 'given' as const,
  separators: [],
  options: [],
});

/** A keyword with spelling variants: case, whitespace, zero-width characters and decomposed letters. */
const keywordLine = record({
  keyword: array(
    constantFrom(
      'tent',
      'палатка',
      'ёлка',
      'straße',
      'ﬁn',
      '2025',
      '100%',
      '東京',
      'café',
      'o’neil',
      '🏕️',
      'a«x»',
    ),
    { minLength: 1, maxLength: 4 },
  ).map((words) => words.join(' ')),
  blank: constantFrom(' ', '  ', '\t', '\u00a0', ' \u200b', '\u3000'),
  padding: constantFrom('', ' ', '\t', '\u00a0', '\ufeff'),
  transform: constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.replace(/^[a-zа-яё]/u, (letter) => letter.toUpperCase()),
    (text) => text.normalize('NFD'),
  ),
}).map(({ keyword, blank, padding, transform }) => ({
  keyword: keyword.normalize('NFC'),
  line: padding + transform(keyword.replaceAll(' ', blank)) + padding,
}));

const blankLine = constantFrom('', ' ', '\t \t', '\u00a0', '\u200b', '\u3000').map((line) => ({
  keyword: '',
  line,
}));
const lineEnd = constantFrom('\n', '\r\n', '\r');
const pastedLines = array(tuple(keywordLine, blankLine, integer({ min: 0, max: 3 }), lineEnd), {
  maxLength: 40,
}).map((parts) =>
  parts.flatMap(([filled, blank, which, end]) => (which === 0 ? [{ ...blank, end }] : [{ ...filled, end }])),
);

/** Joins lines with their line ends, as pasted text. */
const textOf = (lines: readonly { line: string; end: string }[]) =>
  // A CR end followed by an LF-only line would merge into one line end.
  lines.map(({ line, end }) => line + (end === '\r' ? '\r\n' : end)).join('');

const teamLimits = plans[PlanId.Team].limits;
const errorCodeOf = (run: () => unknown): string => {
  try {
    run();
    return 'taken';
  } catch (error) {
    return (error as AppError).code;
  }
};

describe('tool lists', () => {
  it('are parsed equally for all line ends, blanks and duplicates', async () => {
    await assert(
      asyncProperty(pastedLines, async (lines) => {
        const expected = [...new Set(lines.map(({ keyword }) => keyword))].filter(
          (keyword) => keyword !== '',
        );
        const text = textOf(lines);
        expect(uniqueKeywords(splitLines(text))).toEqual(expected);
        const keywords = await parseKeywordLines(text);
        expect([...new Set(keywords.flatMap((line) => uniqueKeywords([line])))]).toEqual(expected);
        expect(keywords).toHaveLength(lines.filter(({ keyword }) => keyword !== '').length);
        const { nonBlank, repeated } = countLines(text);
        expect([nonBlank - repeated, nonBlank]).toEqual([expected.length, keywords.length]);
        for (const tool of toolDefinitions.filter((definition) => definition.lines === 'keywords')) {
          const read = () =>
            readToolInput(tool, { list: splitLines(text), options: {} }, teamLimits, false).list;
          if (expected.length === 0) expect(errorCodeOf(read)).toBe('INVALID_FIELD');
          else expect(read()).toEqual(expected);
        }
      }),
    );
  });

  it('reject any invalid content with a documented error', async () => {
    await assert(
      asyncProperty(array(string({ unit: 'binary', maxLength: 60 }), { maxLength: 30 }), async (lines) => {
        for (const tool of toolDefinitions) {
          const code = errorCodeOf(() =>
            readToolInput(tool, { list: lines, page: 'a.example', options: {} }, teamLimits, false),
          );
          expect(['taken', 'INVALID_FIELD', 'LIST_LIMIT', 'BAD_REQUEST']).toContain(code);
        }
        const { length } = await parseKeywordLines(lines.join('\n'));
        expect(['taken', 'BAD_REQUEST']).toContain(
          errorCodeOf(() => assertListLength(length, { maxLines: 1000, plan: { plainListLines: null } })),
        );
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
    ['a list tool', (signal) => parseKeywordLines('+a b\n'.repeat(100_000), { signal })],
    ['the combiner', (signal) => readCombination(combinationOf('+\n'.repeat(200_000)), teamLimits, signal)],
    [
      'clustering',
      () =>
        readKeywordList(
          Array.from({ length: 100_000 }, (_, index) => `+a ${index}`),
          'en',
        ),
    ],
  ])('of %s are parsed in many iterations of the event loop', async (_tool, read) => {
    let iterations = 0;
    const count = () => {
      iterations += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await read(AbortSignal.timeout(60_000));
    clearImmediate(timer);
    expect(iterations).toBeGreaterThan(5);
  });

  it('are rejected before they are split if they have millions of lines', async () => {
    const text = '\n'.repeat(20_000_000);
    const processorMs = await measureProcessorMs(async () => {
      await expect(parseKeywordLines(text)).rejects.toThrow(AppError);
      await expect(readCombination(combinationOf(text), teamLimits)).rejects.toThrow(AppError);
    });
    expect(processorMs).toBeLessThan(500);
  });

  it('deduplicate pages in any URL notation', () => {
    const address = tuple(
      constantFrom('', 'http://', 'https://', 'HTTPS://', '//'),
      constantFrom('', 'www.'),
      constantFrom('alpha.example', 'Beta.Example', 'пример.рф'),
      constantFrom('', '/', '/a', '/a?b=1'),
    );
    const ascii: Record<string, string> = {
      'alpha.example': 'alpha.example',
      'Beta.Example': 'beta.example',
      'пример.рф': 'xn--e1afmkfd.xn--p1ai',
    };
    const tool = toolDefinitions.find(({ id }) => id === 'tool-page-keywords');
    assert(
      property(array(address, { minLength: 1, maxLength: 20 }), (addresses) => {
        const expected = new Set(
          addresses.map(([, , host, path]) => ascii[host] + (path === '' ? '/' : path)),
        );
        const list = addresses.map((parts) => parts.join(''));
        const read = tool && readToolInput(tool, { list, options: {} }, teamLimits, false);
        expect(read?.list).toEqual([...expected]);
      }),
    );
  });

  it.each(toolDefinitions.map((tool) => [tool.id, tool] as const))(
    '%s accepts lists up to the limit of each plan and rejects longer ones',
    (_, tool) => {
      for (const { limits } of Object.values(plans)) {
        for (const isDeepAnalysis of tool.maxLinesWithDeepAnalysis === undefined ? [false] : [false, true]) {
          const toolLimit = isDeepAnalysis ? (tool.maxLinesWithDeepAnalysis ?? 0) : tool.maxLines;
          const limit = Math.min(toolLimit, tool.limit(limits));
          // If the limit is that of the tool, the error does not suggest a higher plan.
          const expectedCode = limit < toolLimit ? 'LIST_LIMIT' : 'BAD_REQUEST';
          const createLine = (index: number) =>
            tool.lines === 'pages' ? `site${index}.example/` : `word ${index}`;
          const read = (count: number) =>
            errorCodeOf(() => {
              const list = Array.from({ length: count }, (_each, index) => createLine(index));
              // Duplicate and blank lines do not count.
              return readToolInput(
                tool,
                {
                  list: [...list, '', ...list.slice(0, 5)],
                  page: 'own.example',
                  options: { more: isDeepAnalysis },
                },
                limits,
                false,
              );
            });
          expect([read(limit), read(limit + 1), read(limit * 3 + 7)]).toEqual([
            'taken',
            expectedCode,
            expectedCode,
          ]);
        }
      }
    },
  );
});
