import { Banner, Button } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hasUnfinished, hasUnsaved } from '../../lib/frame/leaving/leaving.ts';
import { newerBuild } from '../../lib/platform/api/newerBuild.ts';
import { notice } from './Frame.css.ts';

/** How often it is looked whether something would be lost, in milliseconds. */
const LOOK_EVERY = 1_000;

const isSafeNow = (): boolean => !hasUnsaved() && !hasUnfinished();

/**
 * Offers to load a newer version, where nothing is lost by it: not over a form with changes, nor during an upload or an
 * examination, whose monitor has no frame.
 */
export function NewerBuild(): ReactElement | null {
  const { t } = useTranslation();
  const { isThere } = useSnapshot(newerBuild);
  const [isSafe, setSafe] = useState(isSafeNow);
  useEffect(() => {
    if (!isThere) return undefined;
    const look = (): void => setSafe(isSafeNow());
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isThere]);
  if (!isThere || !isSafe) return null;
  return (
    <div className={notice}>
      <Banner
        tone="info"
        action={
          <Button size="sm" onPress={() => location.reload()}>
            {t(($) => $.navigation.reload)}
          </Button>
        }
      >
        {t(($) => $.navigation.newerBuild)}
      </Banner>
    </div>
  );
}
