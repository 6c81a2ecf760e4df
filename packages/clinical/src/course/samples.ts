import type { TrendSample } from '@isopter/contract';
import { NORMED_SIZE } from '../perimetry/analysis/normedSize.ts';
import { familyOf } from '../perimetry/comparability/comparable.ts';
import type { CourseSample, FollowedMeasure } from './change.ts';
import { methodKey } from './method.ts';

const FOLLOWED: readonly string[] = [
  'MD',
  'VFI',
  'MEAN_SENSITIVITY',
  'ACUITY',
  'LOG_CS',
  'PTA',
  'RAPD',
] satisfies FollowedMeasure[];

const isFollowed = (measure: string): measure is FollowedMeasure => FOLLOWED.includes(measure);

/** Returns the family within which numbers are comparable: others may differ by the method alone [OUR-162]. */
export function familyOfSample({ test_group, size, with_correction, contrast, near }: TrendSample): string {
  const { group, protocol } = test_group;
  if (group === 'PERIMETRY')
    return `${familyOf({ program: protocol ?? '', size: size ?? NORMED_SIZE }).program} ${size ?? ''}`;
  return [methodKey({ ...test_group, withCorrection: with_correction }), contrast ?? '', near ? 'near' : ''].join(' ');
}

/** The numbers that can be compared; those beyond what was measured have a direction alone [OUR-11]. */
export const courseSamples = (samples: readonly TrendSample[]): readonly CourseSample[] =>
  samples.flatMap((sample): CourseSample[] => {
    const { measure, side, value, test, time, day, reliable, excluded, limit, interval, contrast, near } = sample;
    if (!isFollowed(measure)) return [];
    return [
      {
        measure,
        side,
        value,
        test,
        at: new Date(time),
        day,
        // the report of another device may not say it: such a number is drawn, and never followed with ours
        reliable: reliable !== false,
        excluded: excluded ?? null,
        limit,
        interval,
        contrast,
        near,
        family: familyOfSample(sample),
        strategy: sample.test_group.group === 'PERIMETRY' ? (sample.test_group.strategy ?? '') : '',
      },
    ];
  });
