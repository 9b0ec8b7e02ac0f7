/** Texts of files that tables are downloaded as. */
export const files = {
  xlsx: 'Excel, XLSX',
  checkedOnly: 'Selected rows only',
  checkedMost: 'At most {{most}} rows can be chosen for a file',
  images_one: 'Image of {{count}} result',
  images_other: 'Images of {{count}} results',
  checkedText: 'You chose {{total}} {{noun}}. In the demo mode a file holds the first {{limit}}.',
  making: 'Making the file…',
  drawing: 'Drawing the images…',
  made: '{{name}} is downloaded',
  failed: 'The file was not made',
} as const;
