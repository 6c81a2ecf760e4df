import type { Patient, Test } from '@isopter/contract';
import { Button, LinkButton } from '@isopter/ui';
import { PlayIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { testActions } from '../list/rules/actions.ts';
import { useResume } from '../list/useResume.ts';
import { useViewer } from '../list/useViewer.ts';
import { ReportButtons } from '../ReportButtons.tsx';
import { useOpenMonitor } from '../../../lib/domain/tests/useOpenMonitor.ts';

/** Props of {@link ViewActions}. */
export interface ViewActionsProps {
  test: Test;
  /** The patient of the test; undefined while unknown. */
  patient: Patient | undefined;
  /** Where closing leads. */
  closePath: string;
}

/** The actions for a test whose settings are shown, as in its row of the list [FORM-18, FORM-19]. */
export function ViewActions({ test, patient, closePath }: ViewActionsProps): ReactElement {
  const { t } = useTranslation();
  const { resume, isResuming } = useResume(useOpenMonitor());
  const offered = testActions(test, useViewer(patient));
  return (
    <>
      {offered.includes('resume') && (
        <Button variant="primary" icon={<PlayIcon />} isPending={isResuming} onPress={() => resume(test)}>
          {t(($) => $.tests.actions.resume)}
        </Button>
      )}
      {offered.includes('report') && <ReportButtons test={test} />}
      <LinkButton href={closePath}>{t(($) => $.common.close)}</LinkButton>
    </>
  );
}
