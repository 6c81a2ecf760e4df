import { ownName } from '@isopter/contract';
import { Button, type FailedPartProps, lazyPart } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAriaWords } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

const LanguageMenu = lazyPart(() => withAriaWords(import('./LanguageMenu.tsx')).then((module) => module.LanguageMenu), {
  loading: () => <Trigger isPending />,
  failed: Unopened,
});

/** The language switcher before signing in: its menu loads when it is wanted, as most people never open it. */
export function LanguageButton(): ReactElement {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <LanguageMenu defaultOpen /> : <Trigger onPress={() => setWanted(true)} />;
}

/** Nothing opens, and why is said beside it: there are no toasts before signing in. */
function Unopened({ isRetrying, onRetry }: FailedPartProps<unknown>): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Trigger isPending={isRetrying} onPress={onRetry} />
      <span role="status">{t(($) => $.errors.networkUnstable)}</span>
    </>
  );
}

function Trigger({ isPending = false, onPress }: { isPending?: boolean; onPress?: () => void }): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${t(($) => $.navigation.language)}: ${ownName(language)}`}
      aria-haspopup="dialog"
      isPending={isPending}
      {...(onPress && { onPress })}
    >
      {ownName(language)}
    </Button>
  );
}
