import { gridOf } from '@isopter/clinical/perimetry';
import { PerimetryPlot, type Stimulus, createPerimetryStore } from '@isopter/monitor-charts/perimetry/plots';
import { type ReactElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from '../contender.ts';

const store = createPerimetryStore({ gridOf: (eye) => gridOf('30-2', eye) });

function Chart(): ReactElement {
  const { eyes } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <PerimetryPlot eye="OD" locations={eyes.OD.locations} presented={eyes.OD.presented} width={520} height={560} />
  );
}

export const isopter: Contender<Stimulus> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (stimulus) => {
    store.receive({ type: 'new_stimuli', data: stimulus });
  },
};
