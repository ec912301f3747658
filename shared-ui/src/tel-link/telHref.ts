/** The `tel:` address of a phone number as people write it: digits, after a plus where it begins with one. */
export const telHref = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;
