import type { Patient } from '@isopter/contract';
import { Button, type Crumb, Form, FormError, FormScreen } from '@isopter/ui';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PatientBanner } from '../../lib/patients/PatientBanner.tsx';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { PatientFields } from './PatientFields.tsx';
import type { PatientFormValues } from './rules.ts';
import { usePatientForm } from './usePatientForm.ts';

interface PatientFormProps {
  title: string;
  breadcrumbs: readonly Crumb[];
  /** Null for a new one. */
  patient: Patient | null;
  /** Where leaving without saving leads. */
  closeHref: string;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: PatientFormValues, before: PatientFormValues) => Promise<string>;
}

/** The form of a patient, new or known (PAT-05 to PAT-08). */
export function PatientForm({ title, breadcrumbs, patient, closeHref, save }: PatientFormProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { form, submit, saveAnyway, duplicates, dismissDuplicates, forget, failure } = usePatientForm({
    patient,
    save,
  });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <FormScreen
      title={title}
      breadcrumbs={breadcrumbs}
      onClose={() => navigate(closeHref)}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form onSubmit={onSubmit} aria-label={title}>
          {content}
        </Form>
      )}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t(($) => $.common.save)}
          </Button>
          <Button variant="quiet" onPress={() => navigate(closeHref)}>
            {t(($) => $.common.cancel)}
          </Button>
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {patient !== null && <PatientBanner patient={patient} />}
      {failure !== null && <FormError>{failure}</FormError>}
      <PatientFields control={form.control} patient={patient} />
      {duplicates.length > 0 && (
        <DuplicateDialog
          duplicates={duplicates}
          values={form.getValues()}
          isNew={patient === null}
          onSaveAnyway={saveAnyway}
          onOther={forget}
          onClose={dismissDuplicates}
        />
      )}
    </FormScreen>
  );
}
