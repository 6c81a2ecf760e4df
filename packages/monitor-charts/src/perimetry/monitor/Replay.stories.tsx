import { Button } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { gridOfTest } from '../model/layout.ts';
import { createPerimetryStore } from '../model/store.ts';
import { Room } from '../../shared/stories/Room.tsx';
import { bothEyes, threshold24 } from '../stories/scene.tsx';
import { PerimetryMonitor, usePerimetryView } from './PerimetryMonitor.tsx';

interface ReplayProps {
  /** Messages a press of the button lets through. */
  step: number;
}

/** The recorded test over a live store, with a clock that moves when the button is pressed. */
function Replay({ step }: ReplayProps): ReactElement {
  const [store] = useState(() => createPerimetryStore({ gridOf: (eye) => gridOfTest(threshold24, eye) }));
  const [at, setAt] = useState(0);
  const view = usePerimetryView(store);
  useEffect(() => () => store.dispose(), [store]);
  const advance = (): void => {
    for (const event of bothEyes.slice(at, at + step)) store.receive(event);
    setAt(Math.min(bothEyes.length, at + step));
  };
  return (
    <Room height={800}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: '100%' }}>
        <div>
          <Button onPress={advance} isDisabled={at >= bothEyes.length}>{`Next ${step} messages`}</Button>
        </div>
        <div style={{ flex: 1, minBlockSize: 0 }}>
          <PerimetryMonitor test={threshold24} view={view} isDone={at >= bothEyes.length} />
        </div>
      </div>
    </Room>
  );
}

const meta = preview.meta({ title: 'Perimetry/Replay', component: Replay, args: { step: 60 } });

export const Streaming = meta.story({
  name: 'Follows a recorded test to its end [CHART-04]',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next 60 messages' });
    const right = canvas.getByRole('progressbar', { name: 'Right eye' });
    await userEvent.click(next);
    await waitFor(() => expect(Number(right.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await expect(canvas.getByText('Testing')).toBeVisible();
    for (let sent = 60; sent < bothEyes.length; sent += 60) await userEvent.click(next);
    await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '100'));
    await expect(next).toBeDisabled();
    await expect(canvas.queryByText('Testing')).toBeNull();
  },
});
