import { messageOf, useCreateCustomBundle } from '@isopter/api-client';
import { type CustomBundleWrite, TEXT_MAX } from '@isopter/contract';
import { Checkbox, ErrorState, FormError, FormScreen, type Option, Skeleton, TextField, toasts } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useUnsaved } from '../../../../lib/frame/leaving/unsaved.ts';
import { PatientPicker } from '../../../../lib/domain/patients/PatientPicker.tsx';
import { defaultValues } from '../../form/rules/defaults.ts';
import { describeTest } from '../../form/rules/payload.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import { TestSections } from '../../form/setup/SetupFields.tsx';
import { TestsWizard } from '../wizard/TestsWizard.tsx';
import { useBundleFailure } from '../wizard/useBundleFailure.ts';
import { useDraft } from '../wizard/useDraft.ts';
import { useMissing } from '../../form/useMissing.ts';
import { anotherTest } from '../wizard/rules/draft.ts';
import { ASKED_AT_USE, NOT_ASKED, withoutAsked } from './askedAtUse.ts';
import { useCatalogue } from './useCatalogue.ts';

const LIST = '/custom-bundles';
const SKELETON = Array.from({ length: 4 }, (_, row) => <Skeleton key={row} height={62} />);

/** A new custom bundle: its name, whom it is for, then its tests [BUND-09, BUND-15]. */
export function CustomBundleNew(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { data, error, retry } = useCatalogue();
  const title = t(($) => $.customBundles.new);
  if (data) return <Form data={data} title={title} />;
  return (
    <FormScreen title={title} onClose={() => navigate(LIST)}>
      {error ? <ErrorState title={t(($) => $.tests.form.loadFailed)} onRetry={retry} /> : SKELETON}
    </FormScreen>
  );
}

function Form({ data, title }: { data: TestFormData; title: string }): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const start = useMemo(() => ({ values: anotherTest(defaultValues(data), data), hidden: ASKED_AT_USE }), [data]);
  const draft = useDraft(data, start);
  const missing = useMissing(draft.testForm, NOT_ASKED);
  const failureOf = useBundleFailure(null);
  const [name, setName] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [isForOne, setForOne] = useState(false);
  const [patient, setPatient] = useState<Option | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const { send } = useCreateCustomBundle();
  const forget = useUnsaved(name !== '' || isForOne);
  const isNamed = name.trim() !== '';
  const isNameTooLong = name.trim().length > TEXT_MAX.name;
  const label = t(($) => $.customBundles.name);
  const patientLabel = t(($) => $.customBundles.patient);
  const lacking = [...(isNamed ? [] : [label]), ...(isForOne && !patient ? [patientLabel] : [])];

  useEffect(() => {
    if (failure !== null) failureBox.current?.focus();
  }, [failure]);

  const required = isTouched && !isNamed ? t(($) => $.customBundles.nameRequired) : undefined;
  const nameProblem = isNameTooLong ? t(($) => $.customBundles.nameTooLong, { max: TEXT_MAX.name }) : required;

  const submit = async (): Promise<void> => {
    setFailure(null);
    const test_descriptions = draft.tests.map((test) =>
      withoutAsked(describeTest(test, data)),
    ) as CustomBundleWrite['test_descriptions'];
    try {
      await send({
        body: { name: name.trim(), test_descriptions, ...(isForOne && patient && { patient: patient.id }) },
      });
    } catch (error) {
      draft.wizard.send({ type: 'dismiss' });
      setFailure(
        messageOf(error, 'test').key === 'testCreation'
          ? t(($) => $.customBundles.createFailed)
          : await failureOf(error),
      );
      throw error;
    }
    draft.forget();
    forget();
    navigate(LIST);
    toasts.show({ tone: 'positive', message: t(($) => $.customBundles.created, { name: name.trim() }) });
  };

  return (
    <TestsWizard
      draft={draft}
      header={{
        title,
        breadcrumbs: [{ label: t(($) => $.customBundles.title), href: LIST }, { label: title }],
        onClose: () => navigate(LIST),
      }}
      missing={[...lacking, ...missing]}
      isValid={!isNameTooLong}
      finishLabel={t(($) => $.customBundles.create)}
      onSubmit={submit}
      top={
        <>
          {failure !== null && <FormError ref={failureBox}>{failure}</FormError>}
          <TextField
            label={label}
            value={name}
            onChange={setName}
            onBlur={() => setTouched(true)}
            isRequired
            errorMessage={nameProblem}
          />
          <Checkbox label={t(($) => $.customBundles.forOne)} isSelected={isForOne} onChange={setForOne} />
          {isForOne && (
            <PatientPicker
              label={patientLabel}
              placeholder={t(($) => $.patients.merge.placeholder)}
              exceptId={null}
              value={patient}
              onChange={setPatient}
            />
          )}
        </>
      }
    >
      <TestSections />
    </TestsWizard>
  );
}
