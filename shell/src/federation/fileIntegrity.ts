let hashes: Readonly<Record<string, string>> | null = null;

function read(): Readonly<Record<string, string>> {
  // Development has no import map: its files change as they are edited.
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return (JSON.parse(text) as { integrity?: Readonly<Record<string, string>> }).integrity ?? {};
}

/**
 * What the browser must hold a file of the release against, by its address; empty for one that the release does not
 * name. The browser does so by itself for every `import`; a stylesheet, or an address with a query, has to be told.
 */
export function fileIntegrity(address: string): string {
  hashes ??= read();
  return hashes[new URL(address, location.href).pathname] ?? '';
}
