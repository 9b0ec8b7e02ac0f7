/** Words that mark a keyword as a question. Lower case, `ё` is written as `е`. */
interface QuestionWords {
  /** Mark a question in any position. */
  anywhere: readonly string[];
  /** Mark a question at the start if one of `subjects` follows. */
  openers: readonly string[];
  subjects: readonly string[];
  /** Mark a question at the start. */
  first: readonly string[];
}

const splitWords = (words: string): string[] => words.trim().split(/\s+/);

export const questionWords: QuestionWords = {
  anywhere: splitWords(`
    how what whats why whys when where wheres who whos whom whose which
    как какой какая какое какие какого какому каким какую каких какими
    что чем чего чему кто кого кому кем где куда откуда когда почему зачем отчего сколько насколько чей чья чье чьи ли
  `),
  openers: splitWords(
    'can could do does did will would should may might must am is are was were has have had',
  ),
  subjects: splitWords(`
    i you we he she it they a an the my your our his her its their this that these those there
    anyone anybody someone people all any
  `),
  first: splitWords('does did should is are isnt arent doesnt можно нужно надо стоит разве'),
};
