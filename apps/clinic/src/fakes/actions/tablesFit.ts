import { expect, type within } from 'storybook/test';

/** Checks that no table is cut off by the card it stands in: its columns can be reached by nothing else. */
export async function tablesFit(canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>): Promise<void> {
  for (const table of await canvas.findAllByRole('table')) {
    const card = table.closest('section')!.getBoundingClientRect();
    const { left, right } = table.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(card.left);
    await expect(right).toBeLessThanOrEqual(card.right);
  }
}
