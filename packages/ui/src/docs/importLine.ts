/**
 * The line that imports a component from its own entry of a package, so that nothing else is loaded with it.
 * @param names what is imported, in alphabetical order
 * @param file the path of its stories or documentation: `packages/ui/src/Button/Button.stories.tsx`
 */
export function importLine(names: readonly string[], file: string): string {
  const [, pack, entry] = /packages\/([\w-]+)\/src\/([\w-]+)\//.exec(file) ?? [];
  return `import { ${names.toSorted().join(', ')} } from '@isopter/${pack}/${entry}';`;
}
