import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { FlagField, useValues } from './fields.tsx';
import { Section } from './Section.tsx';

/** Turns the demo mode on [PREF-07, PREF-14]. */
export function DemoTab(): ReactElement {
  const { t } = useTranslation();
  const { enable_zero_pii, on_prem_pii_agent_url } = useValues();
  const hasAgent = useSignedIn().office_group.enable_on_prem_pii_agent && on_prem_pii_agent_url !== '';
  return (
    <Section title={t(($) => $.preferences.tabs.demo)} scope="person">
      <FlagField
        name="enable_demo_mode"
        isDisabled={enable_zero_pii || hasAgent}
        description={t(($) =>
          enable_zero_pii ? $.zeroPii.noDemo : hasAgent ? $.agent.noDemo : $.preferences.demoHint,
        )}
      />
    </Section>
  );
}
