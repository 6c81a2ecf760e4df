import { Banner, Button, LinkButton, ProgressBar } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useSignedIn } from '../../lib/session/session.ts';
import { type Job, type JobKind, jobs } from '../../lib/zeroPii/jobs.ts';
import { startJobs } from '../../lib/zeroPiiKey/takeKey.ts';
import { notice } from './Frame.css.ts';

const KINDS: readonly JobKind[] = ['encrypt', 'store'];

/** What zero-PII mode does beside the screens, and what it lacks (PII-04, PII-08, PII-14). */
export function ZeroPiiNotices(): ReactElement {
  const { t } = useTranslation();
  const { has_key } = useSignedIn();
  const all = useSnapshot(jobs);
  if (!has_key) {
    return (
      <div className={notice}>
        <Banner
          tone="caution"
          action={
            <LinkButton size="sm" href="/zero-pii-prompt">
              {t(($) => $.zeroPii.enterKey)}
            </LinkButton>
          }
        >
          {t(($) => $.zeroPii.withoutKey)}
        </Banner>
      </div>
    );
  }
  return (
    <>
      {KINDS.map((kind) => {
        const job = all[kind];
        return job && <JobNotice key={kind} kind={kind} job={job} />;
      })}
    </>
  );
}

function JobNotice({ kind, job: { status, done, count } }: { kind: JobKind; job: Job }): ReactElement | null {
  const { t } = useTranslation();
  if (status === 'FAILED') {
    return (
      <div className={notice}>
        <Banner
          tone="caution"
          action={
            <Button size="sm" onPress={() => void startJobs()}>
              {t(($) => $.zeroPii.retry)}
            </Button>
          }
        >
          {t(($) => (kind === 'encrypt' ? $.zeroPii.encryptFailed : $.zeroPii.storeFailed))}
        </Banner>
      </div>
    );
  }
  // what is done at once need not be said
  if (status !== 'IN_PROGRESS' || done >= count) return null;
  return (
    <div className={notice}>
      <ProgressBar
        label={t(($) => (kind === 'encrypt' ? $.zeroPii.encrypting : $.zeroPii.storing))}
        value={done}
        maxValue={count}
        valueLabel={t(($) => $.zeroPii.progress, { done, count })}
      />
    </div>
  );
}
