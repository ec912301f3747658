import type { EncodedPicture } from './encodePicture';

/** `interior-84A-kitchen` → `interior84AKitchen`. */
export function exportName(name: string): string {
  return name.replace(/[-_]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');
}

/** The TypeScript that hands a picture to the components: `import { hero } from '../../pictures/hero'`. */
export function pictureModule(
  name: string,
  picture: Omit<EncodedPicture, 'widths'> & { widths: readonly { width: number; webp?: unknown }[] },
  typeFrom: string,
): string {
  const widths = picture.widths.map(({ width }) => width);
  const ofFormat = { avif: widths, webp: picture.widths.filter(({ webp }) => webp).map(({ width }) => width) };
  const middle = ofFormat.webp.reduce((best, width) => (Math.abs(width - 1120) < Math.abs(best - 1120) ? width : best));
  const formats = ['avif', 'webp'] as const;
  const imports = formats.flatMap((format) =>
    ofFormat[format].map((width) => `import ${format}${width} from './${name}/${width}.${format}';`),
  );
  const srcset = (format: 'avif' | 'webp') =>
    `\`${ofFormat[format].map((width) => `\${${format}${width}} ${width}w`).join(', ')}\``;
  return `// Written by \`npm run pictures\` from pictures.json; a change here is lost.
import type { PictureSource } from '${typeFrom}';
${imports.join('\n')}

export const ${exportName(name)}: PictureSource = {
  width: ${picture.width},
  height: ${picture.height},
  src: webp${middle},
  avif: ${srcset('avif')},
  webp: ${srcset('webp')},
  placeholder:
    '${picture.placeholder}',
};
`;
}
