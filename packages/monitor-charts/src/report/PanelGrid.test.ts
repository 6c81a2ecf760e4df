import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BODY, PANEL } from './measures.ts';
import { gridOfPanels } from './PanelGrid.tsx';

it('has room for any number of tests, with larger pictures for fewer tests [REP-02]', () => {
  expect(gridOfPanels(1, BODY.height)).toMatchObject({ columns: 2 });
  expect(gridOfPanels(6, BODY.height).columns).toBe(2);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 300, max: BODY.height }), (amount, height) => {
      const { columns, scale } = gridOfPanels(amount, height);
      const rows = Math.ceil(amount / columns);
      expect(rows * PANEL.height * scale).toBeLessThanOrEqual(height);
      expect(columns * PANEL.width * scale).toBeLessThanOrEqual(BODY.width + 0.01);
      expect(gridOfPanels(amount + 1, height).scale).toBeLessThanOrEqual(scale);
    }),
  );
});
