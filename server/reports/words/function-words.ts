/**
 * Lower-case function words (articles, prepositions, conjunctions, pronouns, auxiliary verbs), excluded from themes.
 */
export const functionWords: readonly string[] = [
  ...'the an and or nor but if then than so as at by for from in into of off on onto out over to up with without via per vs'.split(
    ' ',
  ),
  ...'is are was were be been being am do does did has have had can could will would should may might must'.split(
    ' ',
  ),
  ...'it its he him his she her they them their we us our you your my me this that these those'.split(' '),
  ...'who whom whose what which when where why how not no yes there here'.split(' '),
  ...'без безо для до за из изо из-за из-под ко на над не ни но об обо от ото по под при про со то во или либо да же ли бы'.split(
    ' ',
  ),
  ...'как так что чтобы кто где куда когда почему зачем чем чей какой какая какие какое каком какую сколько если тоже также только'.split(
    ' ',
  ),
  ...'он она оно они его ее её их им ему ей нам нас вам вас мы вы ты мне меня мой моя мои моё мое твой свой это этот эта эти тот та те'.split(
    ' ',
  ),
  ...'был была было были быть есть можно нужно надо ли между через после перед около'.split(' '),
];
