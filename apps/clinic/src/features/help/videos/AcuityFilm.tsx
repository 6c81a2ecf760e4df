import { AcuityMonitor, type AcuityTest, createAcuityStore } from '@isopter/monitor-charts/acuity';
import { distance } from '@isopter/recordings/acuity';
import type { ReactElement } from 'react';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import type { FilmProps } from './films.ts';
import { useReplay } from './useReplay.ts';

const TEST: AcuityTest = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C', eye: '' };

const createStore = () => createAcuityStore({ test: TEST });

/** Acuity at distance, each eye and both together. */
export function AcuityFilm({ share }: FilmProps): ReactElement {
  const view = useReplay(createStore, distance, share);
  return (
    <ChartWords kind="acuity">
      <AcuityMonitor test={TEST} view={view} isDone={share >= 1} />
    </ChartWords>
  );
}
