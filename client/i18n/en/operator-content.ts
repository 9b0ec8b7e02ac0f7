/** Texts around what the operator shows of the service: reviews and a video. */
export const operatorContent = {
  label: 'What people say',
  reviews: 'Reviews',
  carousel: 'carousel',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  play: 'Play',
  place: '{{at}} of {{of}}',
  watch: 'Watch the video',
  video: 'Video',
  from: 'It is played from {{host}}.',
} as const;
