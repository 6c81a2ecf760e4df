import type { Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useReports } from '../../lib/domain/reports/useReports.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { reportEyes } from './list/rules/actions.ts';

/** Shows the report of a test that has one: of both eyes, or a button each where the office wants it so [REP-04]. */
export function ReportButtons({ test }: { test: Test }): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const { show } = useReports();
  return (
    <>
      {reportEyes(test, preferences).map((eye) => (
        <Button key={eye ?? 'both'} icon={<FileIcon />} onPress={() => show(test, eye)}>
          {t(($) => $.tests.actions[eye ? (`report${eye}` as const) : 'report'])}
        </Button>
      ))}
    </>
  );
}
