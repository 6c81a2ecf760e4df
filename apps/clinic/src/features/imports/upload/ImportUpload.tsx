import { IMPORT_FILES_MAX, IMPORT_TYPES, type Patient } from '@isopter/contract';
import { FileDrop } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { EditScreen } from '../../../lib/frame/form/EditScreen.tsx';
import { addUploads, cancelUpload, retryUpload, usePatientUploads } from '../../../lib/domain/imports/uploads.ts';
import { useUploadError } from '../../../lib/domain/imports/useUploadError.ts';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { LoadedPatient } from '../../../lib/domain/patients/LoadedPatient.tsx';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { usePatientCrumbs } from '../../../lib/domain/patients/usePatientCrumbs.ts';
import { dropFile } from './dropFile.ts';
import { useChosenFiles } from './useChosenFiles.ts';

/** Uploading reports of other devices [IMP-01]. */
export function ImportUpload(): ReactElement {
  return <LoadedPatient>{(patient) => <Upload patient={patient} />}</LoadedPatient>;
}

function Upload({ patient }: { patient: Patient }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const crumbs = usePatientCrumbs(patient);
  const uploads = usePatientUploads(patient.id);
  const { chosen, add, remove } = useChosenFiles();
  const errorText = useUploadError();
  const hasChosen = chosen.length > 0;
  const forget = useUnsaved(hasChosen);

  const title = t(($) => $.imports.upload.title);
  const list = `/tests/${patient.id}`;
  const submit = (): Promise<void> => {
    addUploads(
      patient.id,
      chosen.map(({ file }) => file),
    );
    forget();
    navigate(list);
    return Promise.resolve();
  };
  return (
    <EditScreen
      title={title}
      breadcrumbs={[...crumbs, { label: t(($) => $.tests.title), href: list }, { label: title }]}
      closeHref={list}
      onSubmit={submit}
      // they go on once the screen is closed [IMP-03]
      isSaving={false}
      isReady={hasChosen}
      saveLabel={t(($) => $.imports.upload.submit)}
      failure={null}
      banner={<PatientBanner patient={patient} />}
    >
      <FileDrop
        label={t(($) => $.imports.upload.files)}
        description={t(($) => $.imports.upload.hint)}
        accept={IMPORT_TYPES}
        maxFiles={IMPORT_FILES_MAX}
        isRequired
        files={[...uploads.map((upload) => dropFile(upload, errorText)), ...chosen]}
        onAdd={add}
        onRemove={(id) => (chosen.some((one) => one.id === id) ? remove(id) : cancelUpload(id))}
        onRetry={retryUpload}
      />
    </EditScreen>
  );
}
