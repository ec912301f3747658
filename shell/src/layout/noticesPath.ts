/** Where everything that a buyer of a home before it is built is to be told stands together. */
export const noticesPath = '/BusinessGuide/intro#notices';
