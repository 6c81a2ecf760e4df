import { Banner, Button, FormScreen, type FormScreenProps, Stack, Wizard } from '@isopter/ui';
import { CloseIcon } from '@isopter/ui/icons';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import type { FieldName } from '../../form/rules/values.ts';
import { TestFormProvider } from '../../form/useTestForm.ts';
import { TestOrder } from './TestOrder.tsx';
import type { Draft } from './useDraft.ts';

/** A step behind the tests. */
export interface LaterStep {
  id: string;
  label: string;
  content: ReactNode;
  /** Tries to leave it. @returns whether it may be left; if not, its fields say why */
  leave: () => boolean;
}

const NO_STEPS: readonly LaterStep[] = [];

/** Props of {@link TestsWizard}. */
export interface TestsWizardProps {
  draft: Draft;
  header: { title: string } & Pick<FormScreenProps, 'breadcrumbs' | 'onClose'>;
  /** Labels of the required choices that are still missing for the current test. */
  missing: readonly string[];
  /** Whether nothing else prevents the next step. */
  isValid: boolean;
  isBackDisabled?: boolean;
  /** Content above the steps: the patient and errors. */
  top?: ReactNode;
  /** The fields of the test. */
  children: ReactNode;
  /** The steps that come behind the tests: two of a bundle at home, at most. */
  more?: readonly LaterStep[];
  /** Label of the button that ends the question for another test. */
  finishLabel: string;
  /** Sends all tests; rejects where that fails, and tells why. */
  onSubmit: () => Promise<void>;
}

/** Puts tests together, 'Test #n' after 'Test #n', with their order beside the fields [BUND-03, BUND-04, BUND-09]. */
export function TestsWizard(props: TestsWizardProps): ReactElement {
  const { draft, header, missing, isValid, isBackDisabled = false, top, children, finishLabel, onSubmit } = props;
  const { more = NO_STEPS } = props;
  const { t, i18n } = useTranslation();
  const { testForm, tests, index, isTooLong, isFull, cleared, wizard } = draft;
  const number = index + 1;
  const tooLong = t(($) => $.errors.bundleTooLong);
  const form = useMemo(
    () => ({
      ...testForm,
      problems: (isTooLong ? { group: tooLong } : {}) satisfies Partial<Record<FieldName, string>>,
    }),
    [isTooLong, testForm, tooLong],
  );
  const { state } = wizard;
  const step = Math.min(state.step, more.length);
  const later = step === 0 ? undefined : more[step - 1];
  const list = new Intl.ListFormat(i18n.resolvedLanguage, { style: 'short', type: 'unit' });
  return (
    <TestFormProvider value={form}>
      <FormScreen {...header}>
        <ScreenTitle>{header.title}</ScreenTitle>
        {top}
        {cleared > 0 && <Banner tone="caution">{t(($) => $.bundles.wizard.cleared, { count: cleared - 1 })}</Banner>}
        <Wizard
          // how many steps there are follows from the device that is chosen now
          state={{ ...state, step, counts: [state.counts[0] ?? 1, ...more.map(() => 1)] }}
          send={(event) => {
            if (event.type === 'forward' && later && !later.leave()) return;
            wizard.send(event);
          }}
          steps={[
            {
              id: 'tests',
              label: t(($) => $.bundles.tests),
              heading: t(($) => $.bundles.test, { number }),
              repeat: {
                question: t(($) => $.bundles.wizard.question),
                anotherLabel: t(($) => $.bundles.wizard.another),
                finishLabel,
                isAtLimit: isFull,
                limitMessage: t(($) => $.bundles.wizard.limit),
              },
            },
            ...more.map(({ id, label }) => ({ id, label })),
          ]}
          isValid={later !== undefined || (isValid && missing.length === 0 && !isTooLong)}
          isBackDisabled={later === undefined && isBackDisabled}
          onAnother={draft.another}
          onSubmit={async () => {
            if (later && !later.leave()) throw new Error('its fields say why');
            await onSubmit();
          }}
        >
          {later?.content ?? (
            <>
              {children}
              <Stack gap={3}>
                <TestOrder tests={tests} data={testForm.data} current={index} />
                {missing.length > 0 && <p>{t(($) => $.tests.form.missing, { fields: list.format([...missing]) })}</p>}
                {tests.length > 1 && (
                  <div>
                    <Button size="sm" variant="quiet" icon={<CloseIcon />} onPress={draft.remove}>
                      {t(($) => $.bundles.wizard.remove, { number })}
                    </Button>
                  </div>
                )}
              </Stack>
            </>
          )}
        </Wizard>
      </FormScreen>
    </TestFormProvider>
  );
}
