/** How long notes about promo codes stay. Unit: ms. */
export const promoToastDurationMs = 2000;
