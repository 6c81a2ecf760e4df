import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INSTRUCTIONS, InstructionFields, MonocularField } from './InstructionFields.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { SelectionFields } from './SelectionFields.tsx';
import { OptionFields, SideFields } from './StimulusFields.tsx';
import * as css from '../TestForm.css.ts';
import { useTestFormContext } from '../useTestForm.ts';

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className={css.section}>
      <legend className={css.heading}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Device and people. */
export function PeopleSection(): ReactElement {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.tests.form.who)}>
      <PeopleFields />
    </Section>
  );
}

/** The set-up fields that apply to the chosen device and test [FORM-12]. */
export function TestSections(): ReactElement {
  const { t } = useTranslation();
  const { values, visible } = useTestFormContext();
  const isChosen = values.group !== '';
  return (
    <>
      <Section title={t(($) => $.tests.form.what)}>
        <SelectionFields />
      </Section>
      {isChosen && (
        <Section title={t(($) => $.tests.form.how)}>
          <SideFields />
          <OptionFields />
        </Section>
      )}
      {INSTRUCTIONS.some((name) => visible.has(name)) && (
        <Section title={t(($) => $.tests.form.instructions)}>
          <InstructionFields />
          <MonocularField />
        </Section>
      )}
    </>
  );
}

/** The settings of a test below each other, to look at. */
export function SetupFields(): ReactElement {
  return (
    <>
      <PeopleSection />
      <TestSections />
    </>
  );
}
