import { type CourseTest, testStatus } from '@isopter/contract';
import { StatusMarker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { SignOffMark } from '../../../lib/domain/tests/SignOffMark.tsx';
import { statusTone } from '../../../lib/domain/tests/statusTone.ts';
import { quiet, stateLines } from './Course.css.ts';

/** How far doctors have come with a finished test, and who signed it; how it stands with any other. */
export function SignOff({ row: { test, signed } }: { row: Pick<CourseTest, 'test' | 'signed'> }): ReactElement {
  const { t } = useTranslation();
  const { when } = useFormats();
  const status = testStatus(test.status);
  if (!test.sign_off) {
    return (
      <StatusMarker tone={statusTone(status)}>
        {status ? t(($) => $.statuses[status]) : t(($) => $.tests.unknownStatus)}
      </StatusMarker>
    );
  }
  return (
    <div className={stateLines}>
      <SignOffMark status={test.sign_off} />
      {signed && (
        <span className={quiet}>
          <bdi>{signed.by.name}</bdi>, {when(signed.at, 'in a sentence')}
        </span>
      )}
    </div>
  );
}
