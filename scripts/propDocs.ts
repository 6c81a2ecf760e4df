import { type Comment, type Node, parseSync, type TSTypeAnnotation, Visitor } from 'oxc-parser';

/** A property of an exported interface, as it is declared. */
interface Documented {
  name: string;
  isOptional: boolean;
  /** Text of its TSDoc before the first tag. */
  description: string;
  /** Text of its `@default`. */
  defaultText: string | undefined;
}
interface Declared {
  properties: readonly Documented[];
  extended: readonly string[];
  /** Whether other files can import it. */
  isExported: boolean;
}
/** A default a component gives to a prop where it takes its props apart. */
interface Given {
  props: string;
  name: string;
  /** Source of the default. */
  text: string;
  /** A literal, which must be documented word by word; anything else is documented in its own way. */
  isLiteral: boolean;
}
interface Module {
  path: string;
  interfaces: ReadonlyMap<string, Declared>;
  defaults: readonly Given[];
}

const TSDOC_MARGIN = /^\s*\*+ ?/gm;

function tsdocBefore(node: Node, comments: readonly Comment[], source: string): string {
  const comment = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
  return comment?.value.startsWith('*') ? comment.value.slice(1).replaceAll(TSDOC_MARGIN, '').trim() : '';
}

const nameOf = (key: Node): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

/** Reads the interfaces of a file, and the defaults that its components give to their props. */
function read(path: string, source: string): Module {
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const interfaces = new Map<string, Declared>();
  const defaults: Given[] = [];
  const exported = new Set<unknown>();

  const takeApart = (pattern: Node, props: string): void => {
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
      const { right } = property.value;
      const name = nameOf(property.key);
      if (name === undefined) continue;
      const isLiteral = right.type === 'Literal';
      defaults.push({ props, name, text: source.slice(right.start, right.end), isLiteral });
    }
  };

  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration) exported.add(declaration);
    },
    TSInterfaceDeclaration(node) {
      const properties = node.body.body.flatMap((member): Documented[] => {
        if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
        const name = nameOf(member.key);
        if (name === undefined) return [];
        const [description = '', defaultText] = tsdocBefore(member, comments, source).split(/^@default /m);
        return [
          {
            name,
            isOptional: member.optional,
            description: description.trim(),
            defaultText: defaultText?.split('\n')[0],
          },
        ];
      });
      // Omit<FieldOf<…>> and the like are searched for names too
      const extended = node.extends.flatMap(({ start, end }) => source.slice(start, end).match(/\b[A-Z]\w+/g) ?? []);
      interfaces.set(node.id.name, { properties, extended, isExported: exported.has(node) });
    },
    FunctionDeclaration({ params, body }) {
      const first = params[0] as Node | undefined;
      // the parser's types leave out the annotation a parameter has in TypeScript
      const annotation = (first as { typeAnnotation?: TSTypeAnnotation | null } | undefined)?.typeAnnotation;
      if (first === undefined || !annotation) return;
      const { start, end } = annotation.typeAnnotation;
      const props = /^\w+/.exec(source.slice(start, end))?.[0];
      if (props === undefined) return;
      takeApart(first, props);
      if (first.type !== 'Identifier' || !body) return;
      for (const statement of body.body) {
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { id, init } of statement.declarations) {
          if (init?.type === 'Identifier' && init.name === first.name) takeApart(id, props);
        }
      }
    },
  }).visit(program);
  return { path, interfaces, defaults };
}

/**
 * What the TSDoc of a kit lacks: a description of a property of an exported interface, the `@default` of an optional
 * prop that has one, or a `@default` that says another value than the code.
 * @param files source by path
 * @param isPublic tells by its name whether an interface is part of the public surface; all exported ones unless told
 */
export function propProblems(
  files: Readonly<Record<string, string>>,
  isPublic: (name: string) => boolean = () => true,
): string[] {
  const modules = Object.entries(files).map(([path, source]) => read(path, source));
  const shared = new Map(
    modules.flatMap(({ interfaces }) => [...interfaces].filter(([, { isExported }]) => isExported)),
  );
  const problems: string[] = [];
  for (const { path, interfaces, defaults } of modules) {
    const declared = (name: string): Declared | undefined => interfaces.get(name) ?? shared.get(name);
    const find = (owner: string, name: string, seen = new Set<string>()): Documented | undefined => {
      const found = declared(owner);
      if (found === undefined || seen.has(owner)) return undefined;
      seen.add(owner);
      const own = found.properties.find((property) => property.name === name);
      return own ?? found.extended.map((parent) => find(parent, name, seen)).find((property) => property !== undefined);
    };
    for (const [owner, { properties, isExported }] of interfaces) {
      if (!isExported || !isPublic(owner)) continue;
      for (const { name, description } of properties) {
        if (description === '') problems.push(`${path}: ${owner}.${name} has no description`);
      }
    }
    for (const { props, name, text, isLiteral } of defaults) {
      if (declared(props)?.isExported !== true || !isPublic(props)) continue;
      const property = find(props, name);
      if (property === undefined || !property.isOptional) continue;
      if (property.defaultText === undefined) problems.push(`${path}: ${props}.${name} has no @default (${text})`);
      else if (isLiteral && property.defaultText !== text) {
        problems.push(`${path}: ${props}.${name} says @default ${property.defaultText}, the code ${text}`);
      }
    }
  }
  return problems;
}
