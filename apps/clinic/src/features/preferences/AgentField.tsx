import { isAgentAddress } from '@isopter/contract';
import { Link, Text, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { agentOf } from '@isopter/api-client';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { NamesMove } from './namesMove/NamesMove.tsx';
import { usePreferencesForm, useValues } from './fields.tsx';

/**
 * The address of the on-premises agent, which stores the names of patients [PREF-02, PII-15]. The policy of this page allows no
 * connection to an agent before its address is saved. A new window therefore checks the connection, and also shows the
 * certificate.
 */
export function AgentField(): ReactElement {
  const { t } = useTranslation();
  const { control } = usePreferencesForm();
  const { enable_zero_pii, on_prem_pii_agent_url: address } = useValues();
  const isInUse = agentOf(useSignedIn()) !== null;
  const isChecked = !enable_zero_pii && isAgentAddress(address.trim());
  return (
    <>
      <Bound control={control} name="on_prem_pii_agent_url">
        {(field) => (
          <TextField
            {...field}
            type="url"
            isDisabled={enable_zero_pii}
            label={t(($) => $.preferences.fields.on_prem_pii_agent_url)}
            description={t(($) => (enable_zero_pii ? $.agent.notInZeroPii : $.agent.hint))}
          />
        )}
      </Bound>
      {isChecked && (
        <>
          <Link href={new URL('/health', address.trim()).href} target="_blank" rel="noopener noreferrer">
            {t(($) => $.agent.check)}
          </Link>
          <Text size="sm" tone="secondary">
            {t(($) => $.agent.checkHint)}
          </Text>
        </>
      )}
      {isInUse && <NamesMove />}
    </>
  );
}
