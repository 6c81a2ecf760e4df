import {
  type AppLanguage,
  type Call,
  type CallName,
  calls,
  type DateFormat,
  type Group,
  isOpenTo,
} from '@isopter/contract';

/** A signed-in user, with the rights that the server's assertion said. */
export interface AgentIdentity {
  /** Digest of the token. */
  digest: string;
  /** The account at the server. */
  accountId: string;
  officeGroupId: string;
  groups: readonly Group[];
  offices: readonly string[];
  allOffices: boolean;
  dateFormat: DateFormat;
  /** Undefined if the server did not say it. */
  language: AppLanguage | undefined;
  disablePi: boolean;
}

/** A call that the agent answers. */
export type AgentCall = {
  [N in CallName]: (typeof calls)[N] extends { agent: true } ? N : never;
}[CallName];

export const isPublic = (name: AgentCall): boolean => (calls[name] as Call).public === true;

/** Returns whether a user may make a call, by the table of the contract. */
export const mayCall = ({ groups }: Pick<AgentIdentity, 'groups'>, name: AgentCall): boolean =>
  groups.some((group) => isOpenTo(group, name));
