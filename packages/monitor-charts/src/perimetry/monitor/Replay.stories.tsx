import { gridOfTest } from '@isopter/clinical/perimetry';
import { bothEyes } from '@isopter/recordings/perimetry';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Replay, scrub } from '../../shared/stories/Replay.tsx';
import { createPerimetryStore, type PerimetryStore } from '../model/store.ts';
import { threshold24 } from '../stories/scene.tsx';
import { PerimetryMonitor } from './PerimetryMonitor.tsx';

const createStore = (): PerimetryStore => createPerimetryStore({ gridOf: (eye) => gridOfTest(threshold24, eye) });

const Replayed = () => (
  <Replay events={bothEyes} createStore={createStore}>
    {(view, isDone) => <PerimetryMonitor test={threshold24} view={view} isDone={isDone} />}
  </Replay>
);

const meta = preview.meta({ title: 'Perimetry/Replay', component: Replayed });

export const Streaming = meta.story({
  name: 'A recorded test, forward and back [CHART-04]',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const right = canvas.getByRole('progressbar', { name: 'Right eye' });
    await scrub(canvas, 'end');
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '100'));
    await expect(canvas.queryByText('Testing')).toBeNull();
    await scrub(canvas, 'start');
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '0'));
  },
});
