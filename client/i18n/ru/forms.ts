/** Texts of fields and forms, whatever they ask for. */
export const forms = {
  required: 'Заполните поле',
  email: 'Введите правильный e-mail',
  passwordShort: 'Не меньше 8 знаков',
  passwordLong: 'Не больше 128 знаков',
  passwordsDiffer: 'Пароли не совпадают',
  phone: 'Международный формат: + и от 7 до 15 цифр',
  phoneHint: 'В международном формате, например +7 912 345‑67‑89',
  optional: 'необязательно',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  matchTitle: 'Тип соответствия',
  matchExact: 'Точные слова',
  matchAnyForm: 'Любая форма слов',
  matchExactHint: 'Те же слова в том же порядке',
  matchAnyFormHint: 'Слова в любой форме и любом порядке',
} as const;
