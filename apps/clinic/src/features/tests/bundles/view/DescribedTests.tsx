import { Disclosure } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { type SavedTest, savedValues } from '../../form/rules/prefill/saved.ts';
import type { TestFormData } from '../../form/rules/values.ts';
import type { OptionName } from '../../form/rules/visible.ts';
import { TestSections } from '../../form/setup/SetupFields.tsx';
import { TestFormProvider, useTestForm } from '../../form/useTestForm.ts';

/** Props of {@link DescribedTests}. */
export interface DescribedTestsProps {
  tests: readonly SavedTest[];
  data: TestFormData;
  /** Options that are not kept with these tests. */
  hidden?: readonly OptionName[];
}

/** The settings of several tests, to look at, closed but for the first. */
export function DescribedTests({ tests, data, hidden }: DescribedTestsProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  return (
    <div>
      {tests.map((test, index) => (
        <Disclosure
          // the tests of a bundle keep their places
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          level={2}
          defaultExpanded={index === 0}
          title={t(($) => $.bundles.testNamed, { number: index + 1, test: nameOf(test.test_group) })}
        >
          <SavedSettings test={test} data={data} {...(hidden && { hidden })}>
            <TestSections />
          </SavedSettings>
        </Disclosure>
      ))}
    </div>
  );
}

/** Props of {@link SavedSettings}. */
export interface SavedSettingsProps {
  test: SavedTest;
  data: TestFormData;
  hidden?: readonly OptionName[];
  children: ReactNode;
}

/** Fields that show how a test was set up, to look at. */
export function SavedSettings({ test, data, hidden, children }: SavedSettingsProps): ReactElement {
  const testForm = useTestForm(data, { values: savedValues(test, data), isReadOnly: true, ...(hidden && { hidden }) });
  return <TestFormProvider value={testForm}>{children}</TestFormProvider>;
}
