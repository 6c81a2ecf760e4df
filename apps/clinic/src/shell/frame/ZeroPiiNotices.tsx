import { useClient } from '@isopter/api-client';
import { Banner, Button, Dialog, ProgressBar, Stack } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { type Job, type JobKind, jobs } from '../../lib/platform/zeroPii/jobs.ts';
import { EncryptionKeyForm } from '../../lib/frame/form/EncryptionKeyForm.tsx';
import { startJobs } from '../../lib/platform/encryptionKey/takeKey.ts';
import { notice } from './Frame.css.ts';
import { TrustNotice } from './TrustNotice.tsx';

const KINDS: readonly JobKind[] = ['encrypt', 'changeKey', 'store'];

/** Notices about zero-PII mode: background jobs, and a missing key (PII-04, PII-08, PII-14). */
export function ZeroPiiNotices(): ReactElement {
  const { has_key, zero_pii_turned_off } = useSignedIn();
  const all = useSnapshot(jobs);
  return (
    <>
      {zero_pii_turned_off ? <TurnedOff /> : !has_key && <WithoutKey />}
      <TrustNotice />
      {KINDS.map((kind) => {
        const job = all[kind];
        return job && <JobNotice key={kind} kind={kind} job={job} />;
      })}
    </>
  );
}

/** Says that the server is no longer in zero-PII mode, so that this browser saves no personal data (OUR-591). */
function TurnedOff(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={notice}>
      <Banner tone="critical">{t(($) => $.zeroPii.turnedOff)}</Banner>
    </div>
  );
}

/** Says that names are not read here, and asks for the key above the screen, on which nothing typed is lost. */
function WithoutKey(): ReactElement {
  const { t } = useTranslation();
  const { encrypted_meanwhile, key_changed } = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={notice}>
      <Banner
        tone="caution"
        action={
          <Button size="sm" onPress={() => setAsked(true)}>
            {t(($) => $.zeroPii.enterKey)}
          </Button>
        }
      >
        {t(($) =>
          key_changed ? $.keyChange.changed : encrypted_meanwhile ? $.zeroPii.turnedOn : $.zeroPii.withoutKey,
        )}
      </Banner>
      <Dialog title={t(($) => $.zeroPii.keyTitle)} size="small" isOpen={isAsked} onOpenChange={setAsked}>
        <Stack gap={3}>
          <EncryptionKeyForm onDone={() => setAsked(false)} />
        </Stack>
      </Dialog>
    </div>
  );
}

function JobNotice({ kind, job: { status, done, count } }: { kind: JobKind; job: Job }): ReactElement | null {
  const { t } = useTranslation();
  const client = useClient();
  if (status === 'FAILED') {
    return (
      <div className={notice}>
        <Banner
          tone="caution"
          action={
            <Button size="sm" onPress={() => void startJobs(client)}>
              {t(($) => $.zeroPii.retry)}
            </Button>
          }
        >
          {t(($) => $.zeroPii.jobFailed[kind])}
        </Banner>
      </div>
    );
  }
  // what is done at once need not be said
  if (status !== 'IN_PROGRESS' || done >= count) return null;
  return (
    <div className={notice}>
      <ProgressBar
        label={t(($) => $.zeroPii.jobs[kind])}
        value={done}
        maxValue={count}
        valueLabel={t(($) => $.zeroPii.progress, { done, count })}
      />
    </div>
  );
}
