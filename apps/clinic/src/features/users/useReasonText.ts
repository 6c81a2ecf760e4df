import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const CODES = [
  'OwnAccount',
  'AlreadySuspended',
  'NotSuspended',
  'Suspended',
  'LastAdmin',
  'InvitationClosed',
  'WorksThere',
  'AdministersNothing',
  'PermissionDenied',
  'gone',
] as const;

/** Returns why a user was not changed, by the code of the server; its own text where the code is not known. */
export function useReasonText(): (code: string | null | undefined, text?: string | null) => string {
  const { t } = useTranslation();
  return useCallback(
    (code, text) => {
      const known = CODES.find((one) => one === code);
      if (known) return t(($) => $.users.reasons[known]);
      return text ?? t(($) => $.errors.somethingWentWrong);
    },
    [t],
  );
}
