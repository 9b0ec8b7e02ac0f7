/** Address parameter with the partner code. */
export const refParameter = 'ref';

/** Address parameter with the promo code of a partner link. */
export const promoParameter = 'promo';
