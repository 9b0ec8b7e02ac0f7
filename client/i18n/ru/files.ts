/** Texts of file downloads. */
export const files = {
  xlsx: 'Excel, XLSX',
  checkedOnly: 'Только выбранные строки',
  checkedMost: 'Для файла можно выбрать не больше {{max}} строк',
  images_one: 'Картинка {{count}} результата',
  images_few: 'Картинки {{count}} результатов',
  images_many: 'Картинки {{count}} результатов',
  images_other: 'Картинки {{count}} результатов',
  checkedText: 'Выбрано: {{total}} {{noun}}. На бесплатном тарифе в файл попадут первые {{limit}}.',
  making: 'Готовим файл…',
  drawing: 'Готовим картинки…',
  made: 'Файл {{name}} скачан',
  queued: 'Файл в очереди, скачивание начнётся само. Место в очереди: {{place}}',
  failed: 'Не удалось создать файл',
} as const;
