/** Name in an address of the code of a partner’s link. */
export const refParameter = 'ref';

/** Name beside it of the promo code that the link carries. */
export const promoParameter = 'promo';
