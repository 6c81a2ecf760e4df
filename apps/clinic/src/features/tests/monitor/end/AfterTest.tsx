import { hasStatus, type Test, type TestBundle } from '@isopter/contract';
import { LinkButton } from '@isopter/ui';
import { EditIcon, HistoryIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../../lib/platform/session/session.ts';
import { SignOffMark } from '../../../../lib/domain/tests/SignOffMark.tsx';
import { offersNewTest, offersProgression, type Viewer } from '../../list/rules/actions.ts';
import { usePatientProgression } from '../../../../lib/domain/tests/usePatientProgression.ts';
import * as css from '../Monitor.css.ts';
import { NextInBundle } from '../bundle/NextInBundle.tsx';
import { RepeatTest } from './RepeatTest.tsx';
import { hasProgression, wayOn } from '../rules/end.ts';

/** Props of {@link AfterTest}. */
export interface AfterTestProps {
  /** A test that is over. */
  test: Test;
  /** The bundle it is part of, where it is known. */
  bundle: TestBundle | undefined;
  viewer: Viewer;
}

/** The actions after a test, in the order of use [OUR-84, OUR-85]. */
export function AfterTest({ test, bundle, viewer }: AfterTestProps): ReactElement {
  const isFinished = hasStatus(test.status, 'finished');
  const way = bundle && wayOn(bundle, test.id, isFinished ? 'finished' : undefined);
  return (
    <>
      <div className={css.after}>
        <FindingsLink test={test} isFinished={isFinished} />
      </div>
      {bundle && way && <NextInBundle bundle={bundle} way={way} viewer={viewer} />}
      {offersNewTest(viewer) && <RepeatTest test={test} />}
      {isFinished && <ProgressionLink test={test} />}
    </>
  );
}

/** Where doctors interpret and sign, and others leave what they noticed; how far doctors have come [OUR-24]. */
function FindingsLink({ test, isFinished }: { test: Test; isFinished: boolean }): ReactElement {
  const { t } = useTranslation();
  const isDoctor = useSignedIn().user.groups.some(({ name }) => name === 'DOCTOR');
  return (
    <>
      <LinkButton icon={<EditIcon />} isFullWidth href={`/tests/findings/${test.id}`}>
        {t(($) => (isDoctor && isFinished ? $.monitor.interpret : $.monitor.note))}
      </LinkButton>
      {test.sign_off && (
        <span>
          <SignOffMark status={test.sign_off} />
        </span>
      )}
    </>
  );
}

/** The way to how the fields of the patient changed, once there is more than one of an eye. */
function ProgressionLink({ test: { test_group, patient } }: { test: Test }): ReactElement | null {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const isOffered = test_group.group === 'PERIMETRY' && offersProgression(preferences);
  const { data } = usePatientProgression(isOffered ? (patient ?? null) : null).call;
  if (!data || !hasProgression(data.fields)) return null;
  return (
    <LinkButton icon={<HistoryIcon />} isFullWidth href={`/tests/progression/${patient}`}>
      {t(($) => $.tests.progression)}
    </LinkButton>
  );
}
