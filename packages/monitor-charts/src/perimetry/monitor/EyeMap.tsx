import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { EstermanPlot } from '../../esterman/plot/EstermanPlot.tsx';
import type { EstermanLocation } from '../../esterman/types.ts';
import { Measured } from '../../shared/Measured.tsx';
import { perimetryWords } from '../perimetry.texts.ts';
import type { Eye, PerimetryLocation, Point } from '../types.ts';

interface EyeMapProps {
  eye: Eye;
  locations: readonly PerimetryLocation[];
  presented: Point | null;
  hasGridLines: boolean;
}

/** Converts a location to one of the wide pattern. A measured threshold counts as seen if it is above 0 dB. */
const onMap = ({ x, y, state, threshold }: PerimetryLocation): EstermanLocation => {
  if (state !== 'threshold') return { x, y, state };
  return { x, y, state: (threshold ?? 0) < 0 ? 'notSeen' : 'seen' };
};

/** The wide field of an eye in a monocular Esterman test, in the size of its container (MON-16). */
export function EyeMap({ eye, locations, presented, hasGridLines }: EyeMapProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const points = locations.map(onMap);
  return (
    <Measured>
      {(width, height) => (
        <EstermanPlot
          {...{ eye, width, height, presented, hasGridLines, texts }}
          locations={points}
          label={texts.plot({ eye: texts[`eye${eye}`] })}
        />
      )}
    </Measured>
  );
}
