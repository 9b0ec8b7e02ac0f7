/** English function words in lower case. */
const englishFunctionWords: readonly string[] = (
  'a about above after again against all also am an and any are as at be because been before being below between both but by ' +
  'can could did do does doing down during each few for from further had has have having he her here hers him his how i if in ' +
  'into is it its itself just me more most my no nor not now of off on once only or other our ours out over own same she should ' +
  'so some such than that the their theirs them then there these they this those through to too under until up us very was we ' +
  'were what when where which while who whom whose why will with would you your yours'
).split(' ');

/** Russian function words in lower case. */
const russianFunctionWords: readonly string[] = (
  'а без более бы был была были было быть в вам вас ваш весь во вот все всего всех вы где да даже для до его ее её ей ему если есть ' +
  'ещё еще же за здесь и из изо или им их к как ко когда кто ли либо мне может можно мой мы на над надо наш не него нее неё нет ни ' +
  'них но ну о об обо однако он она они оно от ото перед по под подо после потому при про с сам свой себя со так такой там то того ' +
  'тоже той только том тот ты у уже хотя чего чей чем через что чтобы чья эта эти это этот я'
).split(' ');

const functionWords: ReadonlySet<string> = new Set([...englishFunctionWords, ...russianFunctionWords]);

/** Whether a lower-case word is a function word. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}
