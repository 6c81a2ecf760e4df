import { ApiError } from '@isopter/api-client';
import { useTranslation } from 'react-i18next';

const TOO_MANY = 429;

/** Returns the reason why a step failed: the network, too many attempts, or the step's own message. */
export function useFailureText(): (error: unknown, ofStep: string) => string {
  const { t } = useTranslation();
  return (error, ofStep) => {
    if (!(error instanceof ApiError)) return ofStep;
    if (error.offline) return t(($) => $.session.unreachable);
    return error.status === TOO_MANY ? t(($) => $.errors.tooManyAttempts) : ofStep;
  };
}
