import { bcp47, ownName } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { readLocal } from '../storage/local.ts';
import { languageToOffer } from './offer.ts';
import { useLanguage } from './useLanguage.ts';

/**
 * The browser's language by its own name, for who has never chosen one: the rest of the screen may be words they do not
 * read (OUR-58).
 */
export function LanguageOffer(): ReactElement | null {
  const shown = useLanguage();
  const [isPending, setPending] = useState(false);
  const offered = readLocal('app_language') === null ? languageToOffer(navigator.languages, shown) : null;
  if (offered === null) return null;

  const choose = async (): Promise<void> => {
    setPending(true);
    try {
      const { chooseLanguage } = await import('./chooseLanguage.ts');
      await chooseLanguage(offered);
    } catch {
      // nothing has changed; the switcher beside it says why when it is tried there
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="quiet" size="sm" isPending={isPending} onPress={() => void choose()}>
      <span lang={bcp47(offered)}>{ownName(offered)}</span>
    </Button>
  );
}
