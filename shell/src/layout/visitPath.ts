/** Where everything that asks for a visit or a call back leads, in the spelling the site has always published. */
export const visitPath = '/Promotion/Customer';
