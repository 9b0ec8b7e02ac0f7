/** What a promo code is made of. */
export const promoCodeForm = /^[a-z0-9-]{1,32}$/;
