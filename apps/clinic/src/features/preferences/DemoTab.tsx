import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField } from './fields.tsx';
import { Section } from './Section.tsx';

/** Turns the demo mode on [PREF-07, PREF-14]. */
export function DemoTab(): ReactElement {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.preferences.tabs.demo)} scope="person">
      <FlagField name="enable_demo_mode" description={t(($) => $.preferences.demoHint)} />
    </Section>
  );
}
