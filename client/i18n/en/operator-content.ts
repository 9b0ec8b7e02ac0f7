/** Texts of the operator's reviews and video. */
export const operatorContent = {
  label: 'Reviews and video',
  reviews: 'Reviews',
  carousel: 'carousel',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  play: 'Play',
  place: '{{at}} of {{of}}',
  watch: 'Watch the video',
  video: 'Video',
  from: 'The video is hosted on {{host}}.',
} as const;
