import type { Resolver, TokenTree } from './designTokens.ts';

/** The context chosen of a modifier, by its name: `{ theme: 'dark' }`. */
export type Inputs = Readonly<Record<string, string>>;

/** The tokens of both; where both have a token, the later one. */
function merge(before: TokenTree, after: TokenTree): TokenTree {
  const groups = Object.entries(after.isopter).map(([name, group]) => [name, { ...before.isopter[name], ...group }]);
  return { isopter: { ...before.isopter, ...(Object.fromEntries(groups) as TokenTree['isopter']) } };
}

/**
 * The tokens that hold in a context, for tools that do not read resolver documents.
 * @param inputs what is not named has its default
 * @throws Error if a modifier or a context is unknown
 */
export function resolve({ sets, modifiers, resolutionOrder }: Resolver, inputs: Inputs = {}): TokenTree {
  const unknown = Object.entries(inputs).find(([name, context]) => !modifiers[name]?.contexts[context]);
  if (unknown) throw new Error(`unknown context: ${unknown.join(' ')}`);
  const sources = resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name] = $ref.split('/') as [string, 'sets' | 'modifiers', string];
    if (kind === 'sets') return sets[name]!.sources;
    const { contexts, default: usual } = modifiers[name]!;
    return contexts[inputs[name] ?? usual]!.flatMap((one) => {
      if (!('$ref' in one)) return [one];
      return sets[one.$ref.slice('#/sets/'.length)]!.sources;
    });
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...sources.reduce(merge, { isopter: {} }),
  };
}
