import { Button, EyePair, EyeTag, lazyPart, Text, useEyeName, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { goldmannText } from '../../../../lib/domain/tests/goldmann.ts';
import { Expected } from './Expected.tsx';
import * as css from './Plan.css.ts';
import { canTestBoth, type PlannedEye, plannedEyes, pointsOf } from '../rules/plan.ts';
import { useTestFormContext } from '../useTestForm.ts';

const Pattern = lazyPart(() => import('./Pattern.tsx').then((module) => module.Pattern));

/** The plan of the test: the pattern of each eye, their order, and the expected duration [OUR-184]. */
export function Plan(): ReactElement | null {
  const { values } = useTestFormContext();
  const eyes = plannedEyes(values);
  if (values.group === '') return null;
  return (
    <div className={css.plan}>
      <Eyes eyes={eyes} />
      <Expected />
    </div>
  );
}

function Eyes({ eyes }: { eyes: readonly PlannedEye[] }): ReactElement | null {
  const [first, second] = eyes.map((eye) => <Eye key={eye.eye} planned={eye} />);
  if (!first) return null;
  return second ? <EyePair left={first} right={second} minWidth={150} /> : first;
}

function Eye({ planned }: { planned: PlannedEye }): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { values, visible, set } = useTestFormContext();
  const { eye, order, grid } = planned;
  const name = useEyeName(eye);
  const points = t(($) => $.tests.plan.points, { count: pointsOf(grid) });
  const shown = visible.has('goldman_size')
    ? t(($) => $.tests.plan.sized, { points, size: goldmannText(values.goldman_size) })
    : points;
  return (
    <div className={css.eye} data-untested={order === null || undefined}>
      <div className={css.head}>
        {order !== null && (
          <span className={css.turn} aria-hidden="true">
            {number(order)}
          </span>
        )}
        <EyeTag eye={eye} isDecorative />
        {name}
      </div>
      {order === null ? (
        <div className={css.untested}>
          {t(($) => $.tests.plan.notTested)}
          {canTestBoth(values) && (
            <Button
              size="sm"
              aria-label={t(($) => $.tests.plan.addEye, { eye: name })}
              onPress={() => set({ eye: 'both' })}
            >
              {t(($) => $.tests.plan.add)}
            </Button>
          )}
        </div>
      ) : (
        <>
          <Pattern planned={planned} label={t(($) => $.tests.plan.pattern, { eye: name, points })} />
          <Text size="sm" tone="secondary">
            {shown}
          </Text>
        </>
      )}
    </div>
  );
}
