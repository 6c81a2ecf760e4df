import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField, useValues } from './fields.tsx';
import { Section } from './Section.tsx';

/** Turns the demo mode on [PREF-07, PREF-14]. */
export function DemoTab(): ReactElement {
  const { t } = useTranslation();
  const { enable_zero_pii } = useValues();
  return (
    <Section title={t(($) => $.preferences.tabs.demo)} scope="person">
      <FlagField
        name="enable_demo_mode"
        isDisabled={enable_zero_pii}
        description={t(($) => (enable_zero_pii ? $.zeroPii.noDemo : $.preferences.demoHint))}
      />
    </Section>
  );
}
