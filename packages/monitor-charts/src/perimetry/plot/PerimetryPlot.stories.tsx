import type { ProtocolValue } from '@isopter/contract';
import { gridOf, PROGRAMS } from '@isopter/clinical/perimetry';
import { record } from '@isopter/recordings/perimetry';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { threshold24, viewAfter } from '../stories/scene.tsx';
import { PerimetryPlot } from './PerimetryPlot.tsx';

const recorded = record({ OD: { field: 'glaucoma' } });
const { locations, presented } = viewAfter(threshold24, recorded, 0.6).eyes.OD;

const middleOf = (element: Element): { clientX: number; clientY: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

const meta = preview.meta({
  title: 'Perimetry/PerimetryPlot',
  component: PerimetryPlot,
  args: { eye: 'OD' as const, locations, presented, width: 480, height: 480, onPointChange: fn() },
});

export const Numeric = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Greyscale = meta.story({ args: { display: 'greyscale' } });
export const GridLines = meta.story({ args: { hasGridLines: true } });
export const ForAReport = meta.story({ args: { isInteractive: false, width: 320, height: 320 } });
export const Tiny = meta.story({ args: { width: 220, height: 240 } });

/** A field is never mirrored: x grows to the right in every language. */
export const RightToLeft = meta.story({
  name: 'Is never mirrored [MON-17]',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('img', { name: /^x −27°, y 3°/ }).getBoundingClientRect();
    const right = canvas.getByRole('img', { name: /^x 21°, y 3°/ }).getBoundingClientRect();
    await expect(left.x).toBeLessThan(right.x);
  },
});

export const Keyboard = meta.story({
  name: 'Moves through its points by keyboard [CHART-02]',
  play: async ({ canvas, canvasElement, args }) => {
    const plot = canvas.getByRole('application', { name: 'Visual field, Right eye' });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const first = canvas.getByRole('img', { name: /^x −9°, y 21°/ });
    await expect(first).toHaveFocus();
    await expect(canvasElement.querySelector('[data-part="focus-ring"]')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^x −9°, y 15°/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^x 9°, y −21°/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: /^x 3°, y −21°/ })).toHaveFocus();
    await expect(args.onPointChange).toHaveBeenLastCalledWith(expect.objectContaining({ x: 3, y: -21 }));
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
});

/** Judged as in a report; here the same for every point. */
const judged = locations.map(({ x, y }) => ({
  x,
  y,
  td: -8.4,
  pd: -2.1,
  tdProbability: 0.01 as const,
  pdProbability: 'normal' as const,
}));

export const Card = meta.story({
  name: 'Describes the point under the pointer or with the focus [CHART-02]',
  args: { judged },
  play: async ({ canvas, canvasElement }) => {
    const details = () => canvasElement.querySelector<HTMLElement>('[data-part="details"]');
    const plot = canvas.getByRole('application', { name: 'Visual field, Right eye' });
    await expect(details()).toBeNull();
    await userEvent.pointer({ target: plot, coords: middleOf(canvas.getByRole('img', { name: /^x −9°, y 15°/ })) });
    await expect(details()).toHaveTextContent(
      /^x −9°, y 15°.*Total deviation−8 dB, p < 1%Pattern deviation−2 dB, within/,
    );
    await expect(details()).toHaveTextContent(/Seen\dNot seen\dLast response0\.\d\d s/);
    await expect(canvasElement.querySelector('[data-part="pointer-ring"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(details()).toBeNull();
    plot.focus();
    await userEvent.keyboard('{End}');
    await expect(details()).toHaveTextContent(/^x 9°, y −21°/);
    await userEvent.keyboard('{Escape}');
    await expect(details()).toBeNull();
  },
});

/** Every program, both eyes, with what of a measured field falls on its points. */
export const AllPrograms = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {PROGRAMS.flatMap((protocol) =>
        (['OS', 'OD'] as const).map((eye) => {
          // some programs belong to a strategy, and are no protocol of a test
          const test = { ...threshold24, protocol: protocol as ProtocolValue };
          const field = protocol === '10-2' ? 'central' : 'healthy';
          const grid = gridOf(protocol, eye)!;
          const view = viewAfter(test, record({ [eye]: { field, protocol } }));
          return (
            <figure key={`${protocol} ${eye}`} style={{ margin: 0 }}>
              <figcaption>{`${protocol}, ${eye}`}</figcaption>
              <PerimetryPlot
                eye={eye}
                locations={view.eyes[eye].locations}
                width={420}
                height={440}
                extent={grid.extent}
                spacing={grid.spacing}
                label={`${protocol}, ${eye}`}
              />
            </figure>
          );
        }),
      )}
    </div>
  ),
});
