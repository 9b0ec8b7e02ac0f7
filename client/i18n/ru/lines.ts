/** Списки, которые вводят или берут из файлов, по одному в строке. */
export const lines = {
  fromFile: 'Из файла',
  drop: 'Отпустите файл, чтобы заполнить список',
  sameAs: 'Как в строке {{line}}',
  count_one: '{{given}} из {{limit}} строки',
  count_few: '{{given}} из {{limit}} строк',
  count_many: '{{given}} из {{limit}} строк',
  count_other: '{{given}} из {{limit}} строк',
  repeated_one: '{{shown}} повтор',
  repeated_few: '{{shown}} повтора',
  repeated_many: '{{shown}} повторов',
  repeated_other: '{{shown}} повтора',
  blank_one: '{{shown}} пустая',
  blank_few: '{{shown}} пустые',
  blank_many: '{{shown}} пустых',
  blank_other: '{{shown}} пустой',
  cost: 'Спишется <b>один отчёт</b> из {{left}} на сегодня',
  costFree: 'Тот же список сегодня ещё раз – бесплатно',
  fault: {
    type: 'Это не текст. Выберите файл txt или csv.',
    size: 'Файл больше {{size}} МБ.',
  },
};
