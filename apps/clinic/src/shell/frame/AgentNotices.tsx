import { AgentError, isVouchedFor } from '@isopter/api-client';
import { Banner } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { agentState } from '../../lib/platform/agent/agentState.ts';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { notice } from './Frame.css.ts';

/** Shows that the on-premises agent does not answer, and the time of the copy that the names come from (PII-10). */
export function AgentNotices(): ReactElement | null {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const { moment } = useFormats();
  const { problem, copiedAt } = useSnapshot(agentState);
  const showError = useErrorToast();
  useEffect(() => {
    if (problem !== null) showError(new AgentError(problem));
  }, [problem, showError]);
  if (!isVouchedFor(user)) {
    return (
      <div className={notice}>
        <Banner tone="info">{t(($) => $.agent.notShown)}</Banner>
      </div>
    );
  }
  // users whom the agent refuses are signed out
  if (problem === null || problem === 'refused') return null;
  return (
    <div className={notice}>
      <Banner tone="caution" title={t(($) => (copiedAt === null ? $.agent.titleNone : $.agent.title))}>
        {t(($) => $.agent.problems[problem])}{' '}
        {copiedAt === null
          ? t(($) => $.agent.noCopy)
          : // the copy can be of another day
            t(($) => $.agent.asOf, { time: moment(new Date(copiedAt).toISOString()) })}
      </Banner>
    </div>
  );
}
