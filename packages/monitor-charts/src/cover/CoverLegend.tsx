import { useTexts } from '@isopter/ui';
import { Circle } from '@visx/shape';
import type { ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { motilityWords } from '../motility/motility.texts.ts';
import { Legend } from '../shared/Legend.tsx';
import { sharedWords } from '../shared/shared.texts.ts';
import { Arrow } from './Arrow.tsx';

/** A deviation of 12 prism dioptres outward, as the example of an arrow. */
const EXAMPLE = { eso: -12, right_hyper: 0 } as const;

const Tile = ({ look }: { look: 'begun' | 'manifest' | 'current' }): ReactElement => (
  <rect
    x={-8}
    y={-8}
    width={16}
    height={16}
    rx={3}
    fill={themePaint.surface}
    stroke={{ begun: themePaint.line, manifest: themePaint.ink, current: themePaint.caution }[look]}
    strokeWidth={look === 'begun' ? 1.25 : 2.5}
    strokeDasharray={look === 'begun' ? '4 3' : undefined}
  />
);

/** Explains the tiles, dots and arrows of a cover test. */
export function CoverLegend(): ReactElement {
  const texts = useTexts(motilityWords);
  const shared = useTexts(sharedWords);
  return (
    <Legend
      label={shared.legend}
      entries={[
        {
          id: 'arrow',
          mark: <Arrow cx={-6} cy={0} room={10} deviation={EXAMPLE} eye="OU" paint={themePaint} />,
          text: texts.legendArrow,
        },
        { id: 'manifest', mark: <Tile look="manifest" />, text: texts.legendManifest },
        { id: 'begun', mark: <Tile look="begun" />, text: texts.legendBegun },
        {
          id: 'current',
          mark: (
            <>
              <Tile look="current" />
              <Circle cx={3.5} cy={-3.5} r={2.5} fill={themePaint.caution} />
            </>
          ),
          text: texts.legendCurrent,
        },
        { id: 'open', mark: <Circle r={3.5} fill={themePaint.quietInk} />, text: texts.notMeasured },
      ]}
    />
  );
}
