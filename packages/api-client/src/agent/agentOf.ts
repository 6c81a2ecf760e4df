import { agentOrigin, type OfficeGroup, type Preferences, TECHNICIAN_GROUPS } from '@isopter/contract';

/** The facts that determine where personal data of patients are stored. */
export interface AgentSituation {
  office_group: Pick<OfficeGroup, 'enable_on_prem_pii_agent' | 'on_prem_pii_agent_url'>;
  preferences: Pick<Preferences, 'enable_zero_pii'>;
}

/**
 * Returns the origin of the agent that stores the personal data of an office group; null if the server does, or browsers encrypt
 * them [PII-15].
 */
export const agentOf = ({ office_group, preferences }: AgentSituation): string | null =>
  office_group.enable_on_prem_pii_agent
    ? agentOrigin({ ...preferences, on_prem_pii_agent_url: office_group.on_prem_pii_agent_url })
    : null;

/**
 * Returns whether the server vouches for a user at the agent, so that it answers them: not for technicians (decision
 * 67).
 */
export const isVouchedFor = ({ groups }: { groups: readonly { name: string }[] }): boolean =>
  groups.some(({ name }) => !(TECHNICIAN_GROUPS as readonly string[]).includes(name));
