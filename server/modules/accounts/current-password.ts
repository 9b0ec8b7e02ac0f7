/** Description of the argument `currentPassword`. */
export const currentPasswordDescription =
  'Current password. Required with an API token and more than 15 minutes after the log-in.';
