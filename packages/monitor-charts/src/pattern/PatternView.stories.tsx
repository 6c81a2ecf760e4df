import { gridOf, type GridName } from '@isopter/clinical/perimetry';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PatternView } from './PatternView.tsx';

const PROGRAMS: readonly GridName[] = ['24-2', '24-2C', '30-2', '10-2', 'SUPERIOR-36', '24-2-FAST', 'ESTERMAN-MONO'];

const meta = preview.meta({
  title: 'Perimetry/PatternView',
  component: PatternView,
  args: { eye: 'OD' as const, grid: gridOf('24-2', 'OD'), label: '24-2' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 220px)', gap: 16 }}>
      {PROGRAMS.flatMap((program) =>
        (['OS', 'OD'] as const).map((eye) => (
          <PatternView key={program + eye} eye={eye} grid={gridOf(program, eye)} label={`${program} ${eye}`} />
        )),
      )}
      <PatternView eye="OU" grid={gridOf('ESTERMAN-BINO', 'OD')} label="ESTERMAN-BINO OU" />
    </div>
  ),
});

const parts = (of: HTMLElement, part: string): Element[] => [...of.querySelectorAll(`[data-part="${part}"]`)];
const middle = (element: Element): number => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};

export const EveryProgram = meta.story({
  name: 'Draws each location of a program once, the blind spot on the temporal side in every direction [MON-17]',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawing = (name: string): Promise<HTMLElement> => canvas.findByRole('img', { name });
    const right = await drawing('24-2 OD');
    await expect(parts(right, 'location')).toHaveLength(52);
    await expect(parts(right, 'blind-spot')).toHaveLength(2);
    const left = await drawing('24-2 OS');
    for (const spot of parts(right, 'blind-spot')) await expect(middle(spot)).toBeGreaterThan(middle(right));
    for (const spot of parts(left, 'blind-spot')) await expect(middle(spot)).toBeLessThan(middle(left));
    await expect(parts(await drawing('ESTERMAN-BINO OU'), 'location')).toHaveLength(120);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
