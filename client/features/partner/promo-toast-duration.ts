export const promoToastDurationMs = 2000;
