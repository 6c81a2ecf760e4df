import { useCall, useMergePatient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Button, FormScreen, type Option, Skeleton, toasts } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { Form } from '../../../lib/frame/form/Form.tsx';
import { useUndoChange } from '../../../lib/domain/patients/useUndoChange.ts';
import { LoadedPatient } from '../../../lib/domain/patients/LoadedPatient.tsx';
import { PatientComparison } from './PatientComparison.tsx';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { PatientPicker } from '../../../lib/domain/patients/PatientPicker.tsx';
import { usePatientName } from '../../../lib/domain/patients/usePatientName.ts';

/** Merging a patient who exists twice into the one who stays (PAT-10); `into` names whom a comparison led to (OUR-56). */
export function PatientMerge(): ReactElement {
  const [query] = useSearchParams();
  return <LoadedPatient>{(patient) => <Merge source={patient} intoId={query.get('into')} />}</LoadedPatient>;
}

function Merge({ source, intoId }: { source: Patient; intoId: string | null }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const nameOf = usePatientName();
  const preselected = useCall('getPatient', intoId ? { params: { id: intoId } } : null, { silent: true });
  /** Undefined until somebody picks, or takes the pick back. */
  const [picked, setPicked] = useState<Option | null>();
  const targetId = picked === undefined ? (preselected.data?.id ?? null) : (picked?.id ?? null);
  const target = useCall('getPatient', targetId ? { params: { id: targetId } } : null, { silent: true }).data;
  const forget = useUnsaved(Boolean(picked));
  const { send, isSending } = useMergePatient();
  const { offer } = useUndoChange();

  const name = nameOf(source);
  const title = t(($) => $.patients.merge.title);

  const merge = async (): Promise<void> => {
    if (targetId === null) return;
    try {
      await send({ params: { id: source.id }, body: { patient: targetId } });
      forget();
      navigate('/patients');
      void offer(
        t(($) => $.patients.merge.success),
        'merge',
        targetId,
      );
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
        <Button type="submit" variant="primary" isDisabled={targetId === null} isPending={isSending}>
          {target ? t(($) => $.patients.merge.submitInto, { name: nameOf(target) }) : t(($) => $.patients.merge.submit)}
        </Button>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      <PatientBanner patient={source} />
      <p>{t(($) => $.patients.merge.hint, { name })}</p>
      {preselected.isLoading ? (
        <Skeleton shape="block" height={62} />
      ) : (
        <PatientPicker
          label={t(($) => $.patients.merge.target)}
          placeholder={t(($) => $.patients.merge.placeholder)}
          exceptId={source.id}
          {...(preselected.data && { defaultPatient: preselected.data })}
          onChange={setPicked}
        />
      )}
      {target && (
        <PatientComparison
          one={source}
          other={target}
          headings={[t(($) => $.patients.merge.goes), t(($) => $.patients.merge.stays)]}
        />
      )}
    </FormScreen>
  );
}
