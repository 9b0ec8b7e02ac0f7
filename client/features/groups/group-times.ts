/** Minutes that the building of a group report may take. */
export const buildMinutes = 15;
