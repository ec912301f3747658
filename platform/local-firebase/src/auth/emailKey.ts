/** The one spelling of an e-mail address: what case, width, composition, blanks and invisible characters make of it is the same account. */
export function emailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase()
    .normalize('NFC');
}
