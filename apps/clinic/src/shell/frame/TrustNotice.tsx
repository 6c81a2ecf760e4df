import { Banner, Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { findings } from '../../lib/platform/zeroPii/findings.ts';
import { notice } from './Frame.css.ts';
import { TrustDialog } from './TrustDialog.tsx';

/** Says that personal data are not shown because they are not the patients', and offers what can be done (OUR-574). */
export function TrustNotice(): ReactElement | null {
  const { t } = useTranslation();
  const count = Object.keys(useSnapshot(findings)).length;
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <div className={notice}>
      <Banner
        tone="critical"
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {t(($) => $.zeroPii.review)}
          </Button>
        }
      >
        {t(($) => $.zeroPii.notTrusted, { count })}
      </Banner>
      {isOpen && <TrustDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
