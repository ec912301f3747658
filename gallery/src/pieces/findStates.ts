import { readdirSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/** The states of a piece: the file beside it that names them. */
export interface StatesFile {
  /** `mf-forms/SignUp`. */
  readonly piece: string;
  /** Absolute path. */
  readonly file: string;
}

const ending = '.states.tsx';

/** Every file of states of the modules beside the gallery, in order. */
export function findStates(root = repository): StatesFile[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort()
    .flatMap((module) => {
      const folder = path.join(root, module, 'src');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
      return files.sort().map((file) => ({
        piece: `${module}/${path.basename(file, ending)}`,
        file: path.join(folder, file),
      }));
    });
}

/** Source of a module that hands over the states of all pieces, each under the piece's name. */
export function statesModule(files: readonly StatesFile[]): string {
  const imports = files.map(({ file }, index) => `import states${index} from ${JSON.stringify(file)};`);
  const pieces = files.map(({ piece }, index) => `[${JSON.stringify(piece)}, states${index}]`);
  return `${imports.join('\n')}\nexport const pieces = [${pieces.join(', ')}];\n`;
}
