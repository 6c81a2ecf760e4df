import type { CourseTest } from '@isopter/contract';
import type { SmallPicture } from '@isopter/monitor-charts/course';
import type { SideNumbers } from './numbers.ts';

/** The eyes of acuities at full contrast, at distance if there are two, with the ones before. */
function acuitiesOf(numbers: readonly SideNumbers[]): Extract<SmallPicture, { acuities: unknown }>['acuities'] {
  return numbers.flatMap(({ side, found }) =>
    side === 'LEFT' || side === 'RIGHT'
      ? []
      : found.flatMap(({ finding, before }) =>
          finding.measure === 'ACUITY' && !finding.contrast && !finding.near && !finding.limit
            ? [{ eye: side, value: finding.value, ...(before !== undefined && { before }) }]
            : [],
        ),
  );
}

const isEye = (side: string): side is 'OD' | 'OS' | 'OU' => side === 'OD' || side === 'OS' || side === 'OU';

/** The small drawing of a test; undefined for a kind without one, and before there is a result. */
export function pictureOf(
  { picture }: Pick<CourseTest, 'picture'>,
  numbers: readonly SideNumbers[],
): SmallPicture | undefined {
  if (picture?.fields?.length) return { fields: picture.fields };
  if (picture?.dots?.length) {
    return { fields: picture.dots.flatMap(({ side, points }) => (isEye(side) ? [{ eye: side, points }] : [])) };
  }
  if (picture?.ears?.length) return { ears: picture.ears };
  const acuities = acuitiesOf(numbers);
  return acuities.length > 0 ? { acuities } : undefined;
}
