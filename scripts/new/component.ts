import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { exportsMap } from '../../packages/ui/scripts/exportsMap.ts';
import { componentFiles, type ComponentOptions } from './componentFiles.ts';

/**
 * Writes the files of a new component and registers it: in the index, the exports of package.json and the list of the
 * public surface.
 * @param ui folder of the kit, with a slash at its end
 * @returns the files it wrote
 * @throws Error when the name is no name of a component, or is taken
 */
export function newComponent(name: string, options: ComponentOptions, ui: string): string[] {
  const index = readFileSync(`${ui}src/index.ts`, 'utf8');
  refuse(name, index, readdirSync(`${ui}src`));

  const folder = `${ui}src/${name}`;
  const files = Object.entries(componentFiles(name, options)).map(([suffix, text]) => {
    const file = `${folder}/${name}${suffix}`;
    return { file, text };
  });
  mkdirSync(folder);
  for (const { file, text } of files) writeFileSync(file, text);

  writeFileSync(`${ui}src/index.ts`, withExport(index, name));
  writeFileSync(`${ui}src/surface.txt`, withName(readFileSync(`${ui}src/surface.txt`, 'utf8'), name));
  const manifest = JSON.parse(readFileSync(`${ui}package.json`, 'utf8')) as object;
  writeFileSync(`${ui}package.json`, `${JSON.stringify({ ...manifest, exports: exportsMap(`${ui}src`) }, null, 2)}\n`);
  return files.map(({ file }) => file);
}

function refuse(name: string, index: string, folders: readonly string[]): void {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new Error(`"${name}" is no name of a component: letters and digits, the first a capital, such as DateBadge.`);
  }
  // some disks do not tell capitals apart
  const taken = folders.find((folder) => folder.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  if (new RegExp(`\\b${name}\\b`).test(index)) throw new Error(`${name} is exported already by another component.`);
}

/** The statement of an index, and the folder it exports from. */
const STATEMENT = /export [^;]*? from '\.\/(\w+)\/[^']*';\n/g;

/** The index with a line for the component, where the alphabet puts its folder. */
export function withExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
  const components = [...index.matchAll(STATEMENT)].filter(([, folder = '']) => /^[A-Z]/.test(folder));
  const next = components.find(([, folder = '']) => folder > name);
  const last = components.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : 0);
  return index.slice(0, at) + line + index.slice(at);
}

/** The public surface with one more name. */
export const withName = (surface: string, name: string): string => [...surface.split('\n'), name].sort().join('\n');
