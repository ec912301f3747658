/**
 * The address of a hosted film as the page embeds it: it plays at once, shows no films of others at its end and little branding.
 *
 * @param address the player's embedding address from the facts file
 */
export function hostedAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set('rel', '0');
  url.searchParams.set('modestbranding', '1');
  return url.href;
}
