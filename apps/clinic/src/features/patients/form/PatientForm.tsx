import type { Patient } from '@isopter/contract';
import { Banner, ConfirmDialog, type Crumb } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EditScreen } from '../../../lib/frame/form/EditScreen.tsx';
import type { ReadRecord } from '../../../lib/frame/form/useRecordForm.ts';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { PatientFields } from './PatientFields.tsx';
import type { PatientFormValues } from '../rules.ts';
import { usePatientForm } from './usePatientForm.ts';

interface PatientFormProps {
  title: string;
  breadcrumbs: readonly Crumb[];
  /** Null for a new one. */
  patient: Patient | null;
  /** A warning above the fields, for example that all personal data must be entered again. */
  hint?: string;
  /** Where leaving without saving leads. */
  closeHref: string;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: PatientFormValues, read: ReadRecord<PatientFormValues, Patient>) => Promise<string>;
}

/** The form of a patient, new or known (PAT-05 to PAT-08). */
export function PatientForm({ title, breadcrumbs, patient, hint, closeHref, save }: PatientFormProps): ReactElement {
  const { t } = useTranslation();
  const { form, submit, saveAnyway, duplicates, dismissDuplicates, forget, failure, conflict, ...birth } =
    usePatientForm({
      patient,
      save,
    });

  return (
    <EditScreen
      title={title}
      breadcrumbs={breadcrumbs}
      closeHref={closeHref}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
      banner={
        <>
          {patient !== null && <PatientBanner patient={patient} />}
          {hint !== undefined && <Banner tone="caution">{hint}</Banner>}
        </>
      }
    >
      <PatientFields control={form.control} patient={patient} />
      <ConfirmDialog
        isOpen={birth.asksAboutBirth}
        onOpenChange={birth.dismissBirth}
        title={t(($) => $.patients.form.infant.title)}
        message={t(($) => $.patients.form.infant.message)}
        confirmLabel={t(($) => $.patients.form.infant.save)}
        cancelLabel={t(($) => $.patients.form.infant.correct)}
        onConfirm={() => void birth.confirmBirth()}
      />
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
    </EditScreen>
  );
}
