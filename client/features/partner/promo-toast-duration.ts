/** Duration of promo code toasts in ms. */
export const promoToastDurationMs = 2000;
