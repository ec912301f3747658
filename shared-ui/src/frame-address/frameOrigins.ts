/**
 * The foreign origins of pages and documents that the site shows in frames.
 *
 * @param addresses by what names them to the owner, `tours.84A`: by https, or a path of this site; `null` where there is none
 * @throws naming the one that no page can show in a frame
 */
export function frameOrigins(addresses: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(addresses).flatMap(([name, address]) => {
    if (address === null || /^\/(?!\/)/.test(address)) return [];
    if (URL.canParse(address) && new URL(address).protocol === 'https:') return [new URL(address).origin];
    throw new Error(
      `facts.${name}: "${address}" can not be shown in a frame. Give an address by https (https://www.example.com/tour), or a path of this site (/notice.pdf).`,
    );
  });
}
