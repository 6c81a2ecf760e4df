import type { Patient } from '@isopter/contract';
import { AppFrame, AppHeader, Breadcrumbs, Button, SplitView } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/session/session.ts';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import * as css from './Monitor.css.ts';

/** Props of {@link MonitorFrame}. */
export interface MonitorFrameProps {
  patient: Patient | null | undefined;
  /** Where the patient's tests are. */
  testsPath: string;
  onClose: () => void;
  /** The field, the list, whatever the monitor shows. */
  children: ReactNode;
  /** Device, controls and patient. */
  panel: ReactNode;
}

/** What all monitors share around their content: the way back, the office, a panel at the side [MON-06, MON-13]. */
export function MonitorFrame({ patient, testsPath, onClose, children, panel }: MonitorFrameProps): ReactElement {
  const { t } = useTranslation();
  const { office_group } = useSignedIn();
  const crumbs = usePatientCrumbs(patient);
  return (
    <AppFrame
      homeHref="/patients"
      header={
        <AppHeader
          start={<Breadcrumbs items={[...crumbs, { label: t(($) => $.tests.title), href: testsPath }]} />}
          end={
            <>
              <span className={css.office}>{office_group.name}</span>
              <Button size="sm" onPress={onClose}>
                {t(($) => $.monitor.close)}
              </Button>
            </>
          }
        />
      }
    >
      <SplitView panel={panel} panelLabel={t(($) => $.monitor.panel)}>
        {children}
      </SplitView>
    </AppFrame>
  );
}
