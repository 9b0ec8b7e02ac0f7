/** Texts of list inputs with one item per line. */
export const lines = {
  fromFile: 'From a file',
  drop: 'Drop the file to fill the list',
  sameAs: 'Same as line {{line}}',
  count_one: '{{provided}} of {{limit}} line',
  count_other: '{{provided}} of {{limit}} lines',
  repeated_one: '{{formatted}} repeated',
  repeated_other: '{{formatted}} repeated',
  blank_one: '{{formatted}} blank',
  blank_other: '{{formatted}} blank',
  above_one: 'remove {{formatted}} line',
  above_other: 'remove {{formatted}} lines',
  longer: 'Plans with longer lists',
  cost: 'Costs <b>one report</b> of {{left}} left today',
  comesWith: 'Included in <plan>{{plans}}</plan>',
  costFree: 'Running the same list again today is free',
  fault: {
    type: 'This is not a text file. Choose a txt or csv file.',
    size: 'The file is larger than {{size}} MB.',
  },
};
