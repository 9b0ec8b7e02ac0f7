import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { taskStates } from '../../../contract/projects/task-states.js';
import { runConditions, runParameters } from '../../../reports/subjects/run.subject.js';
import { requestOptions } from '../../../reports/engine/report-dependencies.js';
import type { ReportContext } from '../../../request/report-access.js';
import { findTool } from '../tool-definitions.js';
import type { ToolRunView } from '../tool-run-rows.js';
import type { Vocabulary, VocabularyKeyword, VocabularyWord } from './vocabulary.type.js';

/** Maximum words and keywords per response; the reports return all of them. */
const maxRows = 5000;

/**
 * Reads the vocabulary of a run, limited to the visible rows of the plan.
 * @throws AppError NotFound for another tool or a failed run, NotReady
 */
export async function readVocabulary(
  run: ToolRunView,
  { viewer, reports }: ReportContext,
): Promise<Vocabulary> {
  const tool = findTool(run.tool);
  if (!tool?.options.some(({ id }) => id === 'text') || run.state === taskStates.failed) {
    throw new AppError(ErrorCode.NotFound);
  }
  if (run.attempt === null) throw new AppError(ErrorCode.NotReady);
  const { number, attempt, input } = run;
  const rows = Math.min(viewer.allowance.rows ?? maxRows, maxRows);
  const query = async <Row>(select: string): Promise<Row[]> => {
    const { rows: result } = await reports.clickhouse.query<Row>(select, {
      parameters: { ...runParameters({ run: number, attempt }), rows },
      ...requestOptions(reports, 'tool-vocabulary'),
    });
    return [...result];
  };
  const [words, keywords] = await Promise.all([
    query<Omit<VocabularyWord, 'isOwn'> & { own: number }>(wordsSql),
    query<VocabularyKeyword>(keywordsSql),
  ]);
  const { list, phrases = [], options } = input;
  const hasPage = tool.subjectPage !== undefined;
  return {
    uid: run.id,
    tool: run.tool,
    more: options.more === true,
    page: hasPage ? (list[0] ?? null) : null,
    pages: hasPage ? list.slice(1) : [...list],
    phrases: [...phrases],
    words: words.map(({ own, ...word }) => ({ ...word, isOwn: own === 1 })),
    keywords,
  };
}

const runConditionSql = runConditions.join(' AND ');

const wordsSql = `SELECT forms, keys, keywords AS count, volume AS ws, exact AS wsk, is_own AS own FROM tool_term
WHERE ${runConditionSql} ORDER BY keywords DESC, volume DESC, term LIMIT {rows:UInt32}`;

const keywordsSql = `SELECT word, ws, wsk FROM tool_keyword WHERE ${runConditionSql} ORDER BY weight DESC, ws DESC, keyword_id LIMIT {rows:UInt32}`;
