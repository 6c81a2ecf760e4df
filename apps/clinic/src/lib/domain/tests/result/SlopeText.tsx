import type { Slope } from '@isopter/clinical/perimetry/trend';
import { rateText } from '@isopter/clinical/course';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../platform/format/isolate.ts';

/** Props of {@link SlopeText}. */
export interface SlopeTextProps {
  /** Undefined with too few tests. */
  slope: Slope | undefined;
  unit: string;
  /** The number of tests that count. */
  count: number;
  /** The classes of the slope and of its interval. */
  valueClass?: string;
  intervalClass?: string;
}

/** A slope with its 95 % interval, or that there are too few tests for one. Every slope of a measure is shown by this. */
export function SlopeText({ slope, unit, count, valueClass, intervalClass }: SlopeTextProps): ReactElement {
  const { t, i18n } = useTranslation();
  const number = useNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });
  const write = (value: number): string => isolate(number(value).replace('-', '−'), i18n.dir());
  if (!slope) return <span>{t(($) => $.progression.noSlope, { count })}</span>;
  const [from, to] = slope.interval;
  return (
    <>
      <strong className={valueClass}>
        {t(($) => $.progression.perYear, { rate: isolate(rateText(slope.slope, unit, i18n.language), i18n.dir()) })}
      </strong>
      <span className={intervalClass}>{t(($) => $.progression.interval, { from: write(from), to: write(to) })}</span>
    </>
  );
}
