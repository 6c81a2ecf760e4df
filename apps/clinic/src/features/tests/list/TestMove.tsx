import { useCall, useMoveTest, useTest } from '@isopter/api-client';
import { Button, Form, FormScreen, type Option, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'wouter';
import { useUnsaved } from '../../../lib/leaving/unsaved.ts';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { PatientBanner } from '../../../lib/patients/PatientBanner.tsx';
import { patientName } from '../../../lib/patients/shown.ts';
import { useUndoChange } from '../../../lib/patients/useUndoChange.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { PatientPicker } from '../../../lib/patients/PatientPicker.tsx';
import { usePatientCrumbs } from '../usePatientCrumbs.ts';
import { useDatedTestName } from '../../../lib/tests/useDatedTestName.ts';

/** Moving a finished test to another patient, who must be picked from suggestions [LIST-09, LIST-15]. */
export function TestMove(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('patient');
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = useDatedTestName();
  const { preferences } = useSignedIn();
  const [target, setTarget] = useState<Option | null>(null);
  const forget = useUnsaved(target !== null);
  const test = useTest(id);
  const patient = useCall('getPatient', owner ? { params: { id: owner } } : null, { silent: true });
  const crumbs = usePatientCrumbs(patient.data);
  const { send, isSending } = useMoveTest();
  const { offer } = useUndoChange();

  const title = t(($) => $.tests.move.title);
  const closePath = owner ? `/tests/${owner}` : '/patients';

  /** What the button will do, with everybody's name [OUR-44]. */
  const summary = (name: string, to: string): string => {
    if (!owner) return t(($) => $.tests.move.summaryNobody, { test: name, to });
    const from = (patient.data && patientName(patient.data, preferences)) ?? t(($) => $.patients.unnamed);
    return t(($) => $.tests.move.summary, { test: name, from, to });
  };

  const move = async (): Promise<void> => {
    if (target === null) return;
    try {
      await send({ params: { id }, body: { patient: target.id } });
      forget();
      navigate(closePath);
      void offer(
        t(($) => $.tests.move.testMoveSuccess),
        'move',
        target.id,
      );
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.tests.move.testMoveError) });
    }
  };

  return (
    <FormScreen
      title={title}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void move();
          }}
        >
          {content}
        </Form>
      )}
      breadcrumbs={[...crumbs, { label: t(($) => $.tests.title), href: closePath }, { label: title }]}
      onClose={() => navigate(closePath)}
      actions={
        <Button type="submit" variant="primary" isDisabled={target === null} isPending={isSending}>
          {t(($) => $.tests.move.submit)}
        </Button>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {owner && !patient.error && <PatientBanner patient={patient.data} />}
      {test.data && <p>{t(($) => $.tests.move.hint, { test: nameOf(test.data) })}</p>}
      <PatientPicker
        label={t(($) => $.tests.move.target)}
        placeholder={t(($) => $.tests.move.placeholder)}
        exceptId={owner}
        onChange={setTarget}
      />
      {test.data && target && <p role="status">{summary(nameOf(test.data), target.label)}</p>}
    </FormScreen>
  );
}
