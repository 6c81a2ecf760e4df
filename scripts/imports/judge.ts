import { circles } from './circles.ts';
import type { Import } from './read.ts';

/** The folders of a folder in their order: each may import those before it. */
export interface Order {
  folder: string;
  /**
   * Names of folders and files, those that everybody may use first. Names in an array do not know each other; `*` is the place
   * of all that are not named, which may; `apart`: no two names of the folder know each other.
   */
  order: 'apart' | readonly (string | readonly string[])[];
}

/** An import that is wrong and stays for now; `from` and `to` are files or folders. */
export interface Exception {
  from: string;
  to: string;
  why: string;
}

/** The rules for imports. All paths are from the root of the repository. */
export interface House {
  /** The packages and apps, each with the names of the packages it may import. */
  parts: Readonly<Record<string, readonly string[]>>;
  orders: readonly Order[];
  /** Files for tests, stories and documentation: they may import all of their part, and nothing else may import them. */
  servesTests: RegExp;
  /**
   * Files that put together what folders beside each other have: the answers to calls, and the types of services. The order of
   * these folders does not hold for them.
   */
  joins: RegExp;
  /** Folders beside the parts that tests, stories, scripts and configurations of a part may use. */
  tools: readonly string[];
  exceptions: readonly Exception[];
}

/** A wrong import, a circle, or an exception nothing needs any more. */
export interface Wrong {
  /** A file with its line, or a folder. */
  at: string;
  why: string;
}

/** Everything that is wrong with the imports of a tree. */
export function wrongImports(imports: readonly Import[], house: House): Wrong[] {
  const judged = imports.filter((one) => !house.exceptions.some((exception) => isOf(one, exception)));
  return [
    ...judged.flatMap((one) => {
      const why = leavesItsPart(one, house) ?? usesATest(one, house) ?? breaksAnOrder(one, house);
      return why === undefined ? [] : [{ at: `${one.from}:${one.line}`, why }];
    }),
    ...folderCircles(judged, house),
    ...house.exceptions
      .filter((exception) => !imports.some((one) => isOf(one, exception)))
      .map(({ from, to }) => ({ at: from, why: `does not import ${to} any more: remove the exception` })),
  ];
}

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isOf = (one: Import, { from, to }: Exception): boolean => isIn(one.from, from) && isIn(one.to, to);
const partOf = (path: string, { parts }: House): string | undefined =>
  Object.keys(parts).find((part) => isIn(path, part));
const isFile = (name: string): boolean => name.includes('.');

function leavesItsPart({ from, to, isRelative }: Import, house: House): string | undefined {
  const part = partOf(from, house);
  if (part === undefined) return undefined;
  const isOfProduct = isIn(from, `${part}/src`) && !house.servesTests.test(from);
  if (isRelative) {
    const isAllowed = isIn(to, part) || (!isOfProduct && house.tools.some((folder) => isIn(to, folder)));
    return isAllowed ? undefined : `${to} is outside of ${part}: other packages are imported by their names`;
  }
  const [, name] = /^@isopter\/([^/]+)/.exec(to) ?? [];
  if (name === undefined || !isOfProduct || part.endsWith(`/${name}`) || house.parts[part]!.includes(name))
    return undefined;
  return `${part} must not know @isopter/${name}`;
}

const usesATest = ({ from, to }: Import, { servesTests }: House): string | undefined =>
  servesTests.test(to) && !servesTests.test(from) ? `${to} is for tests, stories and documentation` : undefined;

/** The folder or file of a folder that a path leads into. */
const entryOf = (path: string, folder: string): string => path.slice(folder.length + 1).split('/')[0]!;

function breaksAnOrder({ from, to }: Import, { orders, servesTests, joins }: House): string | undefined {
  if (servesTests.test(from)) return undefined;
  for (const { folder, order } of orders) {
    if (!isIn(from, folder) || !isIn(to, folder)) continue;
    if (joins.test(from) && orders.some((other) => other.folder !== folder && isIn(folder, other.folder))) continue;
    const [source, target] = [entryOf(from, folder), entryOf(to, folder)];
    if (source === target) continue;
    if (order === 'apart') return `${source} and ${target} of ${folder} must not know each other`;
    const rest = order.indexOf('*');
    const place = (name: string): number => {
      const named = order.findIndex((one) => (typeof one === 'string' ? one === name : one.includes(name)));
      return named === -1 ? rest : named;
    };
    const homeless = [source, target].find((name) => place(name) === -1);
    if (homeless !== undefined) return `${folder}/${homeless} has no place in the order of ${folder}`;
    if (place(target) > place(source)) return `${source} stands before ${target} in ${folder}`;
    if (place(target) === place(source) && place(source) !== rest)
      return `${source} and ${target} of ${folder} must not know each other`;
  }
  return undefined;
}

/** Circles with a folder in them; circles of files alone are found by the rule `import/no-cycle`. */
function folderCircles(imports: readonly Import[], house: House): Wrong[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    if (house.servesTests.test(from) || house.joins.test(from) || partOf(from, house) !== partOf(to, house)) continue;
    const folder = commonFolder(from, to);
    const [source, target] = [entryOf(from, folder), entryOf(to, folder)];
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    if (source !== target) graph.set(source, (graph.get(source) ?? new Set()).add(target));
    graphs.set(folder, graph);
  }
  return [...graphs].flatMap(([folder, graph]) =>
    circles(graph)
      .filter((circle) => !circle.every(isFile))
      .map((circle) => ({ at: folder, why: `${circle.join(', ')} import each other in a circle` })),
  );
}

function commonFolder(a: string, b: string): string {
  const [left, right] = [a.split('/').slice(0, -1), b.split('/').slice(0, -1)];
  const differs = left.findIndex((name, place) => name !== right[place]);
  return left.slice(0, differs === -1 ? undefined : differs).join('/');
}
