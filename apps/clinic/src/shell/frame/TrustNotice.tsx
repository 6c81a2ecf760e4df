import { useReload } from '@isopter/api-client';
import { Banner, Button, ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { findings } from '../../lib/zeroPii/findings.ts';
import { loadHeld } from '../../lib/zeroPii/loadHeld.ts';
import { notice } from './Frame.css.ts';

/** Says that personal data are not shown because they are not the patients', and offers to accept a restored database (OUR-574). */
export function TrustNotice(): ReactElement | null {
  const { t } = useTranslation();
  const reload = useReload('listPatients', 'getPatient');
  const problems = Object.values(useSnapshot(findings));
  const [isAsked, setAsked] = useState(false);
  if (problems.length === 0) return null;
  const accept = async (): Promise<void> => {
    await (await loadHeld()).acceptOutdated();
    reload();
  };
  return (
    <div className={notice}>
      <Banner
        tone="critical"
        action={
          problems.includes('outdated') && (
            <Button size="sm" onPress={() => setAsked(true)}>
              {t(($) => $.zeroPii.acceptOutdated)}
            </Button>
          )
        }
      >
        {t(($) => $.zeroPii.notTrusted, { count: problems.length })}
      </Banner>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsked}
          tone="danger"
          title={t(($) => $.zeroPii.acceptTitle)}
          message={t(($) => $.zeroPii.acceptMessage)}
          confirmLabel={t(($) => $.zeroPii.acceptConfirm)}
          onConfirm={accept}
        />
      )}
    </div>
  );
}
