import { EYES } from '@isopter/clinical';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { themePaint } from '../../chart/paint.ts';
import { Legend, type LegendEntry } from '../../shared/Legend.tsx';
import { sharedWords } from '../../shared/shared.texts.ts';
import { pupilWords } from '../pupil.texts.ts';
import type { Band } from '../types.ts';
import { LIGHTS } from './lights.ts';

/** The periods in the order of a test, and the lights. */
const PERIODS = ['A', 'D', 'S', 'R', 'APD', 'L'] as const;
const COLOURS = ['white', 'red', 'blue'] as const;
const LIGHT_TEXT = { white: 'lightWhite', red: 'lightRed', blue: 'lightBlue' } as const;

const Letters = ({ text }: { text: string }): ReactElement => (
  <text
    y={4}
    textAnchor="middle"
    fontSize={text.length > 1 ? 9 : 12}
    fontWeight={600}
    fontFamily={themePaint.bodyFont}
    fill={themePaint.ink}
  >
    {text}
  </text>
);

const Frame = ({ isDashed }: { isDashed: boolean }): ReactElement => (
  <rect
    x={-8}
    y={-6}
    width={16}
    height={12}
    rx={3}
    fill="none"
    stroke={isDashed ? themePaint.ink : themePaint.line}
    strokeWidth={isDashed ? 1.25 : 0.75}
    strokeDasharray={isDashed ? '4 3' : undefined}
  />
);

/** A line as a curve is drawn: that of the left eye is dashed. */
const Curve = ({ eye }: { eye: 'OD' | 'OS' }): ReactElement => (
  <path
    d="M-9 0h18"
    stroke={themePaint.eyes[eye]}
    strokeWidth={2}
    strokeDasharray={eye === 'OS' ? '5 2.5' : undefined}
  />
);

interface TimelineLegendProps {
  /** The periods drawn: the legend explains what occurs in them. */
  bands: readonly Band[];
  hasCurves: boolean;
}

/** Explains the letters, bars and lines of the time line. */
export function TimelineLegend({ bands, hasCurves }: TimelineLegendProps): ReactElement | null {
  const texts = useTexts(pupilWords);
  const shared = useTexts(sharedWords);
  const tested = bands.filter(({ is_tested }) => is_tested);
  const entries: LegendEntry[] = [
    ...PERIODS.filter((period) => tested.some((band) => band.period === period)).map((period) => ({
      id: period,
      mark: <Letters text={period} />,
      text: texts[`period${period}`],
    })),
    ...COLOURS.filter((light) => bands.some((band) => band.light === light)).map((light) => ({
      id: light,
      mark: <rect x={-8} y={-2} width={16} height={4} rx={1.5} fill={LIGHTS[light]} />,
      text: texts[LIGHT_TEXT[light]],
    })),
    ...(tested.some(({ is_retesting }) => is_retesting)
      ? [{ id: 'repeated', mark: <Frame isDashed />, text: texts.repeated }]
      : []),
    ...(tested.length < bands.length ? [{ id: 'waiting', mark: <Frame isDashed={false} />, text: texts.waiting }] : []),
    ...(hasCurves ? EYES.map((eye) => ({ id: eye, mark: <Curve eye={eye} />, text: texts[`pupil${eye}`] })) : []),
  ];
  return entries.length === 0 ? null : <Legend label={shared.legend} entries={entries} />;
}
