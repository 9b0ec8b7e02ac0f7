/** What a promo code is made of. */
export const promoCodePattern = /^[a-z0-9-]{1,32}$/;
