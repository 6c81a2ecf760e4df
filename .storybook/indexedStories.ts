import { type Expression, parseSync } from 'oxc-parser';

/**
 * Returns the exports of a story file that Storybook would leave out of its index without an error. Storybook reads the file
 * but does not run it, so a story must be written as `export const Name = meta.story(…)`.
 * @param text the source of the file
 */
export function findUnindexedExports(path: string, text: string): string[] {
  const textOf = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return [textOf(statement)];
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'VariableDeclaration') return [textOf(statement)];
    return declaration.declarations.filter(({ init }) => !isStory(init)).map(({ id }) => textOf(id));
  });
}

/** Returns whether an expression is `meta.story(…)`. */
const isStory = (expression: Expression | null): boolean =>
  expression?.type === 'CallExpression' &&
  expression.callee.type === 'MemberExpression' &&
  expression.callee.object.type === 'Identifier' &&
  expression.callee.object.name === 'meta' &&
  expression.callee.property.type === 'Identifier' &&
  expression.callee.property.name === 'story';
