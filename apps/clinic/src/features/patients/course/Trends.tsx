import {
  acuityLines,
  type CourseLine,
  type CourseLines,
  courseLines,
  type CourseSample,
  fieldLines,
  type FollowedMeasure,
  isCountedSample,
  SHOWN_DECIMALS,
} from '@isopter/clinical/course';
import type { StrategyValue } from '@isopter/contract';
import { CourseChart, CourseKey, type CourseSeries, type CourseSide } from '@isopter/monitor-charts/course';
import { Card, EmptyState, EyeTag, LinkButton, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { phoneOnly } from '../../../lib/frame/screen/Part.css.ts';
import { SlopeText } from '../../../lib/domain/tests/result/SlopeText.tsx';
import * as css from './Course.css.ts';

const EYES = ['OS', 'OD', 'OU'] as const;
const EARS = ['LEFT', 'RIGHT'] as const;

/** The indices over time of fields, acuity and hearing, with the smallest range of each axis. */
const AXES = {
  MD: { least: [-6, 0], isInverted: false, unit: 'dB' },
  VFI: { least: [80, 100], isInverted: false, unit: '%' },
  MEAN_SENSITIVITY: { least: [20, 35], isInverted: false, unit: 'dB' },
  ACUITY: { least: [-0.1, 0.5], isInverted: true, unit: 'logMAR' },
  PTA: { least: [0, 40], isInverted: true, unit: 'dB HL' },
} as const satisfies Partial<Record<FollowedMeasure, object>>;
type Charted = keyof typeof AXES;

interface TrendsProps {
  patientId: string;
  samples: readonly CourseSample[];
  /** Samples from reports of other devices. */
  imported: readonly CourseSample[];
  /** Nobody here knows the age that norms are of [OUR-382]. */
  isAgeUnknown: boolean;
  /** Whether the progression of fields may be looked at. */
  hasProgression: boolean;
}

/** Charts of repeated measurements over time: fields, acuity, hearing [OUR-161]. */
export function Trends({ patientId, samples, imported, isAgeUnknown, hasProgression }: TrendsProps): ReactElement {
  const { t } = useTranslation();
  const fields = fieldLines(samples, EYES);
  const isWithoutNorms = isAgeUnknown && fields.some(({ measure }) => measure !== 'MD' && measure !== 'VFI');
  const ofOthers = courseLines(imported, 'MEAN_SENSITIVITY', EYES);
  const acuity = [acuityLines(samples, EYES) ?? []].flat();
  const hearing = [courseLines(samples, 'PTA', EARS) ?? []].flat();
  const isEmpty = !ofOthers && [fields, acuity, hearing].every((one) => one.length === 0);
  return (
    <ChartWords kind="progression">
      {isEmpty && (
        <div className={phoneOnly}>
          <EmptyState title={t(($) => $.course.nothingFollowed)} />
        </div>
      )}
      {(fields.length > 0 || ofOthers) && (
        <Card
          title={t(($) => $.course.overTime.fields)}
          {...(hasProgression && {
            actions: (
              <LinkButton variant="quiet" size="sm" href={`/tests/progression/${patientId}`}>
                {t(($) => $.tests.progression)}
              </LinkButton>
            ),
          })}
        >
          {fields.map((lines) => (
            <Trend key={lines.measure} lines={lines} />
          ))}
          {ofOthers && <Trend lines={ofOthers} isImported />}
          {isWithoutNorms && <p className={css.note}>{t(($) => $.course.noNorms)}</p>}
        </Card>
      )}
      {acuity.map((lines) => (
        <Card key={lines.measure} title={t(($) => $.course.overTime.acuity)}>
          <Trend lines={lines} />
        </Card>
      ))}
      {hearing.map((lines) => (
        <Card key={lines.measure} title={t(($) => $.course.overTime.hearing)}>
          <Trend lines={lines} />
        </Card>
      ))}
    </ChartWords>
  );
}

interface TrendProps {
  lines: CourseLines;
  /** From other devices: marks without a line, because they may come from different devices. */
  isImported?: boolean;
}

function Trend({ lines: { measure: any, lines: all, leftOut, others }, isImported = false }: TrendProps): ReactElement {
  const { t } = useTranslation();
  const { date } = useFormats();
  const measure = any as Charted;
  const { unit, ...axis } = AXES[measure];
  const write = useValue(SHOWN_DECIMALS[measure]);
  const lines = isImported ? all.map(asHollow) : all;
  const measured = t(($) => $.course.measures[measure]);
  const name = isImported ? t(($) => $.course.imported.measure, { measure: measured }) : measured;
  const sideName = useSideName();
  const describe = (side: CourseSide, index: number): string => {
    const sample = lines.find((one) => one.side === side)?.samples[index];
    if (!sample) return '';
    const isOut = !isCountedSample(sample);
    return [
      date(sample.day),
      sideName(side),
      `${write(sample.value)} ${unit}`,
      ...(isOut ? [t(($) => $.course.leftOutMark)] : []),
    ].join(', ');
  };
  return (
    <div className={css.trend}>
      <p className={css.trendHead}>
        <span>
          <strong>{name}</strong>, <bdi>{unit}</bdi>
        </span>
        <span className={css.key}>
          {lines.map(({ side }) => (
            <span key={side} className={css.keyed}>
              <CourseKey side={side as CourseSide} isHollow={isImported} />
              {sideName(side as CourseSide)}
            </span>
          ))}
        </span>
      </p>
      <div className={css.chart}>
        <CourseChart
          series={lines as readonly CourseSeries[]}
          label={t(($) => $.course.chart, { measure: name })}
          {...axis}
          describe={describe}
        />
      </div>
      {isImported ? (
        <p className={css.note}>{t(($) => $.course.imported.note)}</p>
      ) : (
        lines.map((line) => <SlopeLine key={line.side} line={line} unit={unit} />)
      )}
      {leftOut > 0 && <p className={css.note}>{t(($) => $.course.leftOut, { count: leftOut })}</p>}
      {others > 0 && <p className={css.note}>{t(($) => $.course.others, { count: others })}</p>}
    </div>
  );
}

const asHollow = ({ side, strategy, samples }: CourseLine) => ({
  side,
  strategy,
  samples: samples.map((sample) => ({ ...sample, imported: true })),
  slope: undefined,
});

/** The slope of a side with its interval, or that there are too few tests; of fields with the strategy. */
function SlopeLine({
  line: { side, strategy, slope, samples },
  unit,
}: {
  line: CourseLine;
  unit: string;
}): ReactElement {
  const { t } = useTranslation();
  const sideName = useSideName();
  return (
    <div className={css.slope}>
      {side === 'LEFT' || side === 'RIGHT' ? <span>{sideName(side)}</span> : <EyeTag eye={side as 'OD'} />}
      {strategy !== '' && (
        <span className={css.quiet}>{t(($) => $.testNames.strategies[strategy as StrategyValue])}</span>
      )}
      <SlopeText {...{ slope, unit }} count={samples.filter(isCountedSample).length} intervalClass={css.interval} />
    </div>
  );
}

function useValue(decimals: number): (value: number) => string {
  const number = useNumberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (value) => number(Number(value.toFixed(decimals)) + 0).replace('-', '−');
}

function useSideName(): (side: CourseSide) => string {
  const { t } = useTranslation();
  return (side) => t(($) => $.tests.sides[side === 'OU' ? 'both' : side]);
}
