/** How long notes about promo codes stay. Unit: ms. */
export const promoToastTime = 2000;
