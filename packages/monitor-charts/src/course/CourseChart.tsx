import type { Slope } from '@isopter/clinical/perimetry/trend';
import type { ReactElement } from 'react';
import { Measured } from '../shared/Measured.tsx';
import type { CourseSide } from './CourseMark.tsx';
import { CoursePlot } from './CoursePlot.tsx';
import { frame } from './course.css.ts';

/** A measure of one eye or ear over time. */
export interface CourseSeries {
  side: CourseSide;
  /** In chronological order. */
  samples: readonly {
    /** The id of its test. */
    test: string;
    at: Date;
    value: number;
    reliable: boolean;
    /** The reason why a user excluded the sample; `null` if it is included. */
    excluded: string | null;
    /** Whether it is of another device: hollow. */
    imported?: boolean;
  }[];
  /** Change per year, with times in years from the first sample; undefined if it was not computed. */
  slope: Slope | undefined;
}

/** Props of {@link CourseChart}. */
export interface CourseChartProps {
  /** At least one, each with at least one sample. */
  series: readonly CourseSeries[];
  /** The accessible name: what is shown. */
  label: string;
  /** The least range of the axis of values. */
  least: readonly [low: number, high: number];
  /**
   * Whether smaller values are at the top, as of measures of which a larger value is worse.
   * @default false
   */
  isInverted?: boolean;
  /**
   * A value with a dashed line across the chart, such as a limit; say next to the chart what it is.
   * @default none
   */
  reference?: number;
  /**
   * Tests that are pointed out, each by a letter above a dotted line.
   * @default none
   */
  marked?: readonly { test: string; letter: string }[];
  /** Called with the test of a sample that is chosen by a click, Enter or Space, and whether Shift was held. */
  onChoose?: (test: string, isShifted: boolean) => void;
  /** Says what choosing a sample does; with `onChoose` only. */
  chooseHelp?: string;
  /** Describes a sample: its day, its side, its value with unit, and whether it counts. */
  describe: (side: CourseSide, index: number) => string;
}

/**
 * A measure of both eyes or ears over time, with the regression line of each and its 95 % band. What does not count is a
 * cross, what another device measured is hollow. Squares are left, circles right, diamonds both together.
 * @selector [data-component="CourseChart"] The chart.
 * @selector [data-part="band"] The confidence band of a line.
 * @selector [data-part="line"] A regression line.
 * @selector [data-part="imported"] A number of another device.
 * @selector [data-part="reference"] The line of a reference value.
 * @selector [data-part="marked"] A test that is pointed out.
 */
export function CourseChart(props: CourseChartProps): ReactElement {
  return (
    <div className={frame}>
      <Measured>{(width, height) => <CoursePlot {...props} {...{ width, height }} />}</Measured>
    </div>
  );
}
