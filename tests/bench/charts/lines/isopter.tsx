import { Audiogram, type ToneThreshold } from '@isopter/monitor-charts/audiology';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Contender, redrawn } from '../contender.ts';
import { type Result, Results } from './stream.ts';

type Thresholds = Record<Result['ear'], readonly ToneThreshold[]>;

const results = new Results();
const { useData, draw } = redrawn<Thresholds>({ RIGHT: [], LEFT: [] });

const thresholdsOf = (ear: Result['ear']): readonly ToneThreshold[] =>
  results.of(ear).flatMap(({ frequency, level }) => (level === null ? [] : [{ frequency, level, heard: true }]));

const Chart = (): ReactElement => <Audiogram thresholds={useData()} width={520} height={560} />;

export const isopter: Contender<Result> = {
  mount: (element) => {
    createRoot(element).render(<Chart />);
  },
  receive: (result) => {
    results.receive(result);
    draw(() => ({ RIGHT: thresholdsOf('RIGHT'), LEFT: thresholdsOf('LEFT') }));
  },
};
