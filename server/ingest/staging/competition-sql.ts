const low = ['low', 'низкая', 'низкий'];
const middle = ['medium', 'middle', 'средняя', 'средний'];
const high = ['high', 'высокая', 'высокий'];

const sqlList = (words: string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;

/** SQL that maps a share from 0 to 1 to a level from 1 to 3. */
export function levelSql(share: string): string {
  return `multiIf(${share} IS NULL, NULL, ${share} < 1 / 3, 1, ${share} < 2 / 3, 2, 3)`;
}

/** SQL of the competition level of a native file: a word, a level from 1 to 3, a share up to 1, or a percentage. */
export function competitionSql(text: string, number: string): string {
  const word = `lowerUTF8(${text})`;
  return `multiIf(
    ${text} = '', NULL,
    ${word} IN ${sqlList(low)}, 1, ${word} IN ${sqlList(middle)}, 2, ${word} IN ${sqlList(high)}, 3,
    ${text} IN ('1', '2', '3'), toUInt8OrNull(${text}),
    ${levelSql(`if(${number} <= 1, ${number}, ${number} / 100)`)})`;
}
