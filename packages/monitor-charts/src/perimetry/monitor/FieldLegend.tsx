import { useTexts } from '@isopter/ui';
import { Group } from '@visx/group';
import type { ReactElement } from 'react';
import { NowRing } from '../../chart/NowRing.tsx';
import { Legend, type LegendEntry, SYMBOL } from '../../shared/Legend.tsx';
import { below } from '../../shared/legend.css.ts';
import { sharedWords } from '../../shared/shared.texts.ts';
import { perimetryWords } from '../perimetry.texts.ts';
import { Mark, type MarkProps } from '../plot/Mark.tsx';
import { themePaint } from '../plot/paint.ts';

interface FieldLegendProps {
  /** Whether the test is suprathreshold: its results are seen or not seen instead of thresholds. */
  isSuprathreshold: boolean;
  /** The brightest stimulus of the device in dB. */
  floor: number;
}

/** A sensitivity of a healthy eye in dB, as the example of a number. */
const EXAMPLE = 28;
/** The size of a tile in the legend that is wide enough for a cross above `<0`. */
const FLOOR_TILE = 26;

const AT: Omit<MarkProps, 'is_suprathreshold' | 'floor'> = {
  cx: 0,
  cy: 0,
  size: SYMBOL,
  state: 'untested',
  threshold: null,
  is_blind_spot: false,
  is_shaded: false,
  paint: themePaint,
};

/** Explains the marks of a field: each mark with its meaning. */
export function FieldLegend({ isSuprathreshold, floor }: FieldLegendProps): ReactElement {
  const texts = useTexts(perimetryWords);
  const shared = useTexts(sharedWords);
  const entry = (id: string, text: string, mark: Partial<MarkProps>): LegendEntry => ({
    id,
    text,
    mark: (
      <Group transform={`scale(${SYMBOL / (mark.size ?? SYMBOL)})`}>
        <Mark {...AT} {...{ id, floor }} label={null} is_suprathreshold={isSuprathreshold} {...mark} />
      </Group>
    ),
  });
  const thresholds = [
    entry('threshold', texts.legendThreshold, { state: 'threshold', threshold: EXAMPLE }),
    entry('floor', texts.legendFloor, { state: 'threshold', threshold: floor - 1, size: FLOOR_TILE }),
  ];
  const entries: LegendEntry[] = [
    ...(isSuprathreshold ? [] : thresholds),
    entry('seen', isSuprathreshold ? texts.stateSeen : texts.legendSeen, { state: 'seen' }),
    entry('notSeen', isSuprathreshold ? texts.stateNotSeen : texts.legendNotSeen, { state: 'notSeen' }),
    entry('untested', texts.stateUntested, {}),
    {
      id: 'presented',
      text: texts.legendPresented,
      mark: <NowRing at={{ x: 0, y: 0 }} radius={7} part="presented" paint={themePaint} />,
    },
    entry('blindSpot', texts.legendBlindSpot, { is_blind_spot: true }),
  ];
  return (
    <div className={below}>
      <Legend label={shared.legend} entries={entries} />
    </div>
  );
}
