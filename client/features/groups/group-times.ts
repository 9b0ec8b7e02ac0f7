/** Minutes that the building of a group report may take. */
export const maxBuildMinutes = 15;
