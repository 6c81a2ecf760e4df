import { useDownloadImport } from '@isopter/api-client';
import type { ImportItem, Patient, TestGroup } from '@isopter/contract';
import { Banner, Button, type Crumb, Stack } from '@isopter/ui';
import { FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EditScreen } from '../../../lib/form/EditScreen.tsx';
import { FormSteps } from '../../../lib/form/FormSteps.tsx';
import { PatientBanner } from '../../../lib/patients/PatientBanner.tsx';
import { useReportWindow } from '../../../lib/reports/useReportWindow.ts';
import { DetailFields } from './DetailFields.tsx';
import { mainAction, stepsOf } from './rules.ts';
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
}

/** What a report is of, and its unsure values, as they are sent together [IMP-04] [IMP-05]. */
export function VerifyForm({ item, groups, patient, title, breadcrumbs, closeHref }: VerifyFormProps): ReactElement {
  const { t } = useTranslation();
  const { form, step, back, submit, isReady, failure } = useVerifyForm(item, groups, closeHref);
  const steps = stepsOf(item);
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
      {step === 'details' ? <DetailFields form={form} groups={groups} /> : <ValueFields form={form} item={item} />}
    </EditScreen>
  );
}

/** What was made of the report so far, where it was not simply read. */
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
