/** Texts of clustering edits: history, edits by others, and empty folders. */
export const clusteringEdits = {
  history: {
    title: 'История изменений',
    none: 'Изменений в проекте ещё не было.',
    what: 'Что',
    who: 'Кто',
    when: 'Когда',
    nobody: 'удалённый аккаунт',
    undone: 'отменено',
  },
  edit: {
    IMPORT: { plain: 'Импорт: {{keywords}}', named: 'Импорт из «{{what}}»: {{keywords}}' },
    UNGROUP: {
      plain: 'Перемещено в «Без группы»: {{keywords}}',
      named: 'Перемещено в «Без группы»: {{keywords}}',
    },
    MAIN_KEYWORD: { plain: 'Сменилась главная фраза', named: 'Главная фраза теперь «{{what}}»' },
    TO_BLACKLIST: {
      plain: 'Перемещено в чёрный список: {{keywords}}',
      named: 'Перемещено в чёрный список: {{keywords}}',
    },
    MOVE: { plain: 'Убрано из папок: {{keywords}}', named: 'Перемещено в «{{what}}»: {{keywords}}' },
    NEW_FOLDER: { plain: 'Создана папка', named: 'Создана папка «{{what}}»' },
    RENAME: { plain: 'Папка переименована', named: 'Папка переименована в «{{what}}»' },
    MOVE_FOLDERS: {
      plain: 'Перемещено на верхний уровень: {{folders}}',
      named: 'Перемещено в «{{what}}»: {{folders}}',
    },
    MERGE: { plain: 'Папки объединены', named: 'Папки объединены с «{{what}}»' },
    SPLIT: { plain: 'Папка разделена', named: 'Разделена папка «{{what}}»' },
    REMOVE_FOLDERS: { plain: 'Удалено: {{folders}}', named: 'Удалена папка «{{what}}»' },
    PIN: { plain: 'Закреплено: {{folders}}', named: 'Папка «{{what}}» закреплена' },
    UNPIN: { plain: 'Откреплено: {{folders}}', named: 'Папка «{{what}}» откреплена' },
    LOCK: { plain: 'Не меняются: {{folders}}', named: 'Папка «{{what}}» не меняется' },
    UNLOCK: { plain: 'Снова меняются: {{folders}}', named: 'Папка «{{what}}» снова меняется' },
    REMOVE_KEYWORDS: { plain: 'Удалено из проекта: {{keywords}}', named: 'Удалено из проекта: {{keywords}}' },
    BLACKLIST: { plain: 'Изменён чёрный список: {{keywords}}', named: 'Изменён чёрный список: {{keywords}}' },
    RUN: { plain: 'Кластеризация: {{folders}}', named: 'Кластеризация: {{folders}}' },
  },
  others: {
    did: '{{who}}: {{what}}.',
    self: 'В другом вашем окне: {{what}}.',
    undone: 'Проект изменил кто-то другой. Показана текущая версия.',
    more_one: 'И ещё {{count}} изменение.',
    more_few: 'И ещё {{count}} изменения.',
    more_many: 'И ещё {{count}} изменений.',
    more_other: 'И ещё {{count}} изменения.',
  },
  empty: {
    project: {
      title: 'В проекте нет фраз',
      text: 'Импортируйте список, файл или фразы группового отчёта.',
    },
    unsorted: {
      title: 'Все фразы разложены по папкам',
      text: 'Сюда попадают импортированные фразы и те, что не подошли ни одному кластеру.',
    },
    blacklist: {
      title: 'Чёрный список пуст',
      text: 'Сюда попадают фразы, подходящие под его шаблоны: сразу и при каждом импорте.',
    },
    folder: {
      title: 'В папке нет фраз',
      text: 'Перетащите их сюда из таблицы другой папки или выделите их там и нажмите M.',
    },
  },
} as const;
