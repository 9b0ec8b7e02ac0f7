/** Pattern of valid promo codes. */
export const promoCodePattern = /^[a-z0-9-]{1,32}$/;
