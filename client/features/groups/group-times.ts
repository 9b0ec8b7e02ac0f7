/** Time limit for building a group report. */
export const maxBuildMinutes = 15;
