import { parseSync } from 'rolldown/utils';

/** An import of a name, or of a whole module. */
export interface Request {
  /** The other module, as written. */
  specifier: string;
  /** undefined: all of it, or only its side effects. */
  name?: string;
}

/** The imports and exports of a module at run time. Types are left out: the compiler checks those. */
export interface ModuleFacts {
  imports: readonly Request[];
  /** Names that the module declares and exports. */
  own: ReadonlySet<string>;
  /** Names that the module exports from other modules; `as` is undefined for `export *`. */
  passesOn: readonly (Request & { as?: string })[];
}

const QUOTED = /^(['"`])(?<name>[^'"`$]+)\1$/;

const DEFAULT = 'default';
const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string | undefined =>
  kind === 'Default' ? DEFAULT : (name ?? undefined);

/** Reads the imports and exports of a source file. */
export function readModule(path: string, source: string): ModuleFacts {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const imports: Request[] = [];
  for (const { moduleRequest, entries } of staticImports) {
    const specifier = moduleRequest.value;
    if (entries.length === 0) imports.push({ specifier });
    for (const { importName, isType } of entries) {
      const name = nameOf(importName);
      if (!isType) imports.push({ specifier, ...(name !== undefined && { name }) });
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const specifier = QUOTED.exec(source.slice(moduleRequest.start, moduleRequest.end))?.groups?.['name'];
    if (specifier !== undefined) imports.push({ specifier });
  }
  const own = new Set<string>();
  const passesOn: (Request & { as?: string })[] = [];
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (isType) continue;
    const [name, as] = [nameOf(importName), nameOf(exportName)];
    if (moduleRequest)
      passesOn.push({
        specifier: moduleRequest.value,
        ...(name !== undefined && { name }),
        ...(as !== undefined && { as }),
      });
    else if (as !== undefined) own.add(as);
  }
  return { imports, own, passesOn };
}
