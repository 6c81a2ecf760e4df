import { type ReactElement, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { nextFrame } from '../shared/publisher.ts';
import type { MonitorEvent } from '../shared/event.ts';
import { KINDS } from './stories/kinds.ts';
import { small } from './stories/small.css.ts';
import type { Thumbnail, ThumbnailTest } from './thumbnail.ts';
import { ThumbnailCanvas } from './ThumbnailCanvas.tsx';

interface SmallProps {
  name: string;
  thumbnail: Thumbnail;
  events: readonly MonitorEvent[];
  test: ThumbnailTest;
}

/** A recorded test in small. */
function Small({ name, thumbnail, events, test }: SmallProps): ReactElement {
  const [store] = useState(() => thumbnail.createStore(test, nextFrame));
  useEffect(() => {
    for (const event of events) store.receive(event);
    return () => store.dispose();
  }, [events, store]);
  return (
    <figure style={{ margin: 0 }}>
      <ThumbnailCanvas store={store} thumbnail={thumbnail} className={small} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const All = (): ReactElement => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {KINDS.map(([name, thumbnail, events, test]) => (
      <Small key={name} name={name} thumbnail={thumbnail} events={events} test={test} />
    ))}
  </div>
);

const meta = preview.meta({ title: 'Wall', component: All });

/** Whether anything but the ground was drawn. */
function hasInk(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, i) => i % 4 === 3 && value > 0);
}

export const EveryKind = meta.story({
  name: 'Every kind draws on its canvas [CHART-01]',
  play: async ({ canvasElement }) => {
    const canvases = [...canvasElement.querySelectorAll('canvas')];
    await expect(canvases).toHaveLength(KINDS.length);
    await waitFor(() =>
      expect(canvases.filter((canvas) => canvas.width > 0 && hasInk(canvas))).toHaveLength(KINDS.length),
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
