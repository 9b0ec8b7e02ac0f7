/** Texts of the operator's reviews and video. */
export const operatorContent = {
  label: 'Что говорят о сервисе',
  reviews: 'Отзывы',
  carousel: 'карусель',
  previous: 'Предыдущий отзыв',
  next: 'Следующий отзыв',
  pause: 'Остановить',
  play: 'Продолжить',
  place: '{{at}} из {{of}}',
  watch: 'Посмотреть видео',
  video: 'Видео',
  from: 'Оно воспроизводится с {{host}}.',
} as const;
