import { useMergePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Button, Form, FormScreen, KeyValueList, type Option, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useUnsaved } from '../../lib/leaving/unsaved.ts';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { useSignedIn } from '../../lib/session/session.ts';
import { LoadedPatient } from './LoadedPatient.tsx';
import { PatientPicker } from '../../lib/patients/PatientPicker.tsx';
import { patientName } from '../../lib/patients/shown.ts';
import { useRecognise } from '../../lib/patients/useRecognise.ts';

/** Merging a patient who exists twice into the one who stays (PAT-10). */
export function PatientMerge(): ReactElement {
  return <LoadedPatient>{(patient) => <Merge source={patient} />}</LoadedPatient>;
}

function Merge({ source }: { source: Patient }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { preferences } = useSignedIn();
  const recognise = useRecognise();
  const [target, setTarget] = useState<Option | null>(null);
  const forget = useUnsaved(target !== null);
  const { send, isSending } = useMergePatient();

  const name = patientName(source, preferences) ?? t(($) => $.patients.unnamed);
  const title = t(($) => $.patients.merge.title);

  const merge = async (): Promise<void> => {
    if (target === null) return;
    try {
      await send({ params: { id: source.id }, body: { patient: target.id } });
      toasts.show({ tone: 'positive', message: t(($) => $.patients.merge.success) });
      forget();
      navigate('/patients');
    } catch {
      toasts.show({ tone: 'critical', message: t(($) => $.patients.merge.error) });
    }
  };

  return (
    <FormScreen
      title={title}
      breadcrumbs={[
        { label: t(($) => $.patients.title), href: '/patients' },
        { label: name, href: `/patients/${source.id}` },
        { label: t(($) => $.patients.review.merge) },
      ]}
      onClose={() => navigate('/patients')}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault();
            void merge();
          }}
        >
          {content}
        </Form>
      )}
      actions={
        <Button type="submit" variant="primary" isDisabled={target === null} isPending={isSending}>
          {t(($) => $.patients.merge.submit)}
        </Button>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <KeyValueList items={[{ label: t(($) => $.patients.merge.source), value: recognise(source) }]} />
      <p>{t(($) => $.patients.merge.hint, { name })}</p>
      <PatientPicker
        label={t(($) => $.patients.merge.target)}
        placeholder={t(($) => $.patients.merge.placeholder)}
        exceptId={source.id}
        onChange={setTarget}
      />
    </FormScreen>
  );
}
