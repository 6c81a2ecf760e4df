import { type ReactElement, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChartView, markProps } from './ChartView.tsx';
import { themePaint } from './paint.ts';
import type { Place } from './places.ts';

const PLACES: readonly Place[] = [40, 100, 160].map((x) => ({ id: String(x), x, y: 60, width: 20 }));
const nothing = (): void => {};

interface ChartProps {
  places?: readonly Place[];
  onDraw?: () => void;
}

/** Three squares; `onDraw` is called for each square that is drawn. */
function Squares({ places = PLACES, onDraw = nothing }: ChartProps): ReactElement {
  return (
    <ChartView
      width={200}
      height={120}
      label="Squares"
      kind="squares"
      help="Arrow keys"
      component="Squares"
      paint={themePaint}
      isInteractive
      places={places}
      describe={(id) => ({ title: `Square ${id}`, rows: [['x', id]] })}
    >
      {places.map((place) => (
        <Square key={place.id} place={place} onDraw={onDraw} />
      ))}
    </ChartView>
  );
}

function Square({ place, onDraw }: { place: Place; onDraw: () => void }): ReactElement {
  onDraw();
  return (
    <g {...markProps(place.id, `Square ${place.id}`)}>
      <rect x={place.x - 10} y={50} width={20} height={20} />
    </g>
  );
}

/** A chart next to another focusable element. */
const chart = (places: readonly Place[]): ReactElement => (
  <>
    <Squares places={places} />
    <button type="button">Elsewhere</button>
  </>
);

const details = (container: Element): string | undefined =>
  container.querySelector('[data-part="details"]')?.textContent;

describe('a chart', () => {
  it('redraws only ring and card when the focus or the pointer moves [CHART-02]', async () => {
    let drawn = 0;
    const { container } = await render(<Squares onDraw={() => (drawn += 1)} />);
    const before = drawn;
    container.querySelector('svg')!.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    expect(details(container)).toBe('Square 160x160');
    expect(container.querySelectorAll('[data-part="focus-ring"]')).toHaveLength(1);
    await userEvent.hover(container.querySelector('[data-place="40"]')!);
    expect(details(container)).toBe('Square 40x40');
    expect(container.querySelectorAll('[data-part="pointer-ring"]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(details(container)).toBeUndefined();
    expect(drawn).toBe(before);
  });

  it('focuses the nearest mark within reach of a click', async () => {
    const { container } = await render(
      <StrictMode>
        <Squares />
      </StrictMode>,
    );
    await userEvent.click(container.querySelector('svg')!, { position: { x: 116, y: 62 } });
    expect(document.activeElement).toHaveAttribute('data-place', '100');
    await userEvent.click(container.querySelector('svg')!, { position: { x: 100, y: 110 } });
    expect(document.activeElement).toHaveAttribute('role', 'application');
  });

  it('keeps the focus in place while data arrive, and does not announce removed marks', async () => {
    const { container, rerender } = await render(chart(PLACES));
    container.querySelector('svg')!.focus();
    await userEvent.keyboard('{End}');
    expect(details(container)).toBe('Square 160x160');
    await rerender(chart(PLACES.slice(0, 2)));
    expect(details(container)).toBeUndefined();
    container.querySelector('button')!.focus();
    await rerender(chart(PLACES));
    expect(document.activeElement).toBe(container.querySelector('button'));
    expect(details(container)).toBeUndefined();
  });
});
