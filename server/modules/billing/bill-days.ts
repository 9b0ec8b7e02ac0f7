/** Days after which a bill that nobody has paid is cancelled. */
export const billDays = 5;
