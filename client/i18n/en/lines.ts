/** Lists that are typed or come from files, one per line. */
export const lines = {
  fromFile: 'From a file',
  drop: 'Drop the file to fill the list',
  sameAs: 'Same as line {{line}}',
  count_one: '{{given}} of {{limit}} line',
  count_other: '{{given}} of {{limit}} lines',
  repeated_one: '{{shown}} repeated',
  repeated_other: '{{shown}} repeated',
  blank_one: '{{shown}} blank',
  blank_other: '{{shown}} blank',
  above_one: 'remove {{shown}} line',
  above_other: 'remove {{shown}} lines',
  longer: 'Plans with longer lists',
  cost: 'Costs <b>one report</b> of {{left}} left today',
  comesWith: 'Comes with <plan>{{plans}}</plan>',
  costFree: 'The same list again today is free',
  fault: {
    type: 'This file is no text. Choose a txt or csv file.',
    size: 'The file is larger than {{size}} MB.',
  },
};
