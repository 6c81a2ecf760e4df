import { useDownloadImport } from '@isopter/api-client';
import { IMPORT_PROGRAMS, type ImportItem, type Patient, type TestGroup } from '@isopter/contract';
import { Banner, Button, type Crumb, Stack } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EditScreen } from '../../../lib/frame/form/EditScreen.tsx';
import { FormSteps } from '../../../lib/frame/form/FormSteps.tsx';
import { PatientBanner } from '../../../lib/domain/patients/PatientBanner.tsx';
import { useReportWindow } from '../../../lib/domain/reports/useReportWindow.ts';
import { ConflictBanner } from './ConflictBanner.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FailedChecks } from './FailedChecks.tsx';
import { FieldValues } from './FieldValues.tsx';
import { IdentityCheck } from './IdentityCheck.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { mainAction, stepsOf } from './rules.ts';
import { SourceFacts } from './SourceFacts.tsx';
import { useVerifyForm } from './useVerifyForm.ts';
import { ValueFields } from './ValueFields.tsx';
import * as css from './verify.css.ts';

interface VerifyFormProps {
  item: ImportItem;
  groups: readonly TestGroup[];
  patient: Patient;
  title: string;
  breadcrumbs: readonly Crumb[];
  closeHref: string;
  /** Loads the import again. */
  reload: () => Promise<ImportItem | undefined>;
}

/** A form for the details of a report and its uncertain values, which are sent together [IMP-04] [IMP-05]. */
export function VerifyForm(props: VerifyFormProps): ReactElement {
  const { item, groups, patient, title, breadcrumbs, closeHref, reload } = props;
  const { t } = useTranslation();
  const { form, step, back, submit, isReady, failure, cells, eyes, addEye, conflict } = useVerifyForm({
    item,
    groups,
    patient,
    closeHref,
    reload,
  });
  const steps = stepsOf(item);
  const [group, protocol] = useWatch({ control: form.control, name: ['group', 'protocol'] });
  const hasCells = group === 'PERIMETRY' && IMPORT_PROGRAMS.some((one) => one === protocol);
  return (
    <EditScreen
      title={title}
      breadcrumbs={breadcrumbs}
      closeHref={closeHref}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      saveLabel={t(($) => $.imports.verify.actions[mainAction(item, step)])}
      action={step === 'values' && <Button onPress={back}>{t(($) => $.imports.verify.actions.back)}</Button>}
      failure={failure}
      banner={
        <>
          <PatientBanner patient={patient} />
          {conflict && <ConflictBanner item={item} onKeep={conflict.keep} onDiscard={conflict.discard} />}
          <FailedChecks item={item} />
          <StateBanner item={item} />
          <Report item={item} />
          {steps.length > 1 && (
            <FormSteps
              steps={steps.map((id) => ({ id, label: t(($) => $.imports.verify.steps[id]) }))}
              current={step}
            />
          )}
        </>
      }
    >
      {step === 'details' ? (
        <>
          <IdentityCheck control={form.control} item={item} patient={patient} />
          <DetailFields form={form} groups={groups} />
          {hasCells && <FieldValues control={form.control} item={item} cells={cells} eyes={eyes} onAddEye={addEye} />}
          <SourceFacts item={item} />
          <ImportHistory item={item} />
        </>
      ) : (
        <ValueFields form={form} item={item} />
      )}
    </EditScreen>
  );
}

/** Shows the result of the extraction, unless it simply succeeded. */
function StateBanner({ item }: { item: ImportItem }): ReactElement | null {
  const { t } = useTranslation();
  if (item.extraction_verified) return <Banner>{t(($) => $.imports.verify.already)}</Banner>;
  if (item.error) {
    return (
      <Banner tone="caution" title={t(($) => $.imports.verify.notReadTitle)}>
        {t(($) => $.imports.verify.notRead)}
      </Banner>
    );
  }
  if (item.extraction_status === 'FAILED') return <Banner tone="caution">{t(($) => $.imports.verify.review)}</Banner>;
  return null;
}

/** The report itself, where it is there to be shown [LIST-14]. */
function Report({ item }: { item: ImportItem }): ReactElement {
  const { t } = useTranslation();
  const { open } = useReportWindow();
  const download = useDownloadImport();
  return (
    <Stack direction="row" gap={4} justify="between">
      <bdi className={css.name}>{item.test_report}</bdi>
      {item.has_extracted_report && (
        <Button icon={<FileIcon />} onPress={() => open(() => download(item.upload_id))}>
          {t(($) => $.imports.verify.actions.show)}
        </Button>
      )}
    </Stack>
  );
}
