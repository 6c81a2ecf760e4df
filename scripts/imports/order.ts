import type { House } from './judge.ts';

/** Returns the import order of every folder as docs/architecture.md shows it: a line may import the lines above it. */
export const orderText = ({ orders }: House): string =>
  orders
    .map(({ folder, order }) => {
      const lines =
        order === 'apart' ? ['(no folder imports another)'] : order.map((names) => [names].flat().join(', '));
      return [folder, ...lines.map((line) => `  ${line === '*' ? '(all other folders)' : line}`)].join('\n');
    })
    .join('\n\n');
