/** Texts of files that tables are downloaded as. */
export const files = {
  xlsx: 'Excel, XLSX',
  checkedOnly: 'Только выбранные строки',
  checkedMost: 'Для файла можно выбрать не больше {{most}} строк',
  images_one: 'Картинка {{count}} результата',
  images_few: 'Картинки {{count}} результатов',
  images_many: 'Картинки {{count}} результатов',
  images_other: 'Картинки {{count}} результатов',
  checkedText: 'Выбрано: {{total}} {{noun}}. В демо-режиме в файл попадают первые {{limit}}.',
  making: 'Готовим файл…',
  drawing: 'Рисуем картинки…',
  made: 'Файл {{name}} скачан',
  failed: 'Файл не сделан',
} as const;
