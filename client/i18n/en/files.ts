/** Texts of file downloads. */
export const files = {
  xlsx: 'Excel, XLSX',
  checkedOnly: 'Selected rows only',
  checkedMost: 'You can select up to {{max}} rows for a file',
  images_one: 'Image of {{count}} result',
  images_other: 'Images of {{count}} results',
  checkedText: 'You selected {{total}} {{noun}}. On the free plan a file contains the first {{limit}}.',
  making: 'Preparing the file…',
  drawing: 'Creating the images…',
  made: '{{name}} downloaded',
  queued: 'Your file is in the queue and will start automatically. Position: {{place}}',
  failed: 'The file could not be created',
} as const;
