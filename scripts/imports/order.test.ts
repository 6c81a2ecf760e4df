import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOUSE } from './house.ts';
import { orderText } from './order.ts';

it('writes a line for each step of the order', () => {
  const orders = [
    { folder: 'apps/one', order: ['lib', ['a', 'b'], '*', 'main.ts'] },
    { folder: 'apps/one/lib', order: 'apart' as const },
  ];
  expect(orderText({ ...HOUSE, orders })).toBe(
    'apps/one\n  lib\n  a, b\n  (all other folders)\n  main.ts\n\napps/one/lib\n  (no folder imports another)',
  );
});

it('is the order that docs/architecture.md shows', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  expect(/```text import order\n(.*?)\n```/s.exec(page)?.[1]).toBe(orderText(HOUSE));
});
