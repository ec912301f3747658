/** The `tel:` link of a phone number as it is shown. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/\D/g, '')}`;
}
