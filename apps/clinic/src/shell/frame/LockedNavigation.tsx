import { Button, lazyOverlay } from '@isopter/ui';
import { MenuIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headerLink } from './Frame.css.ts';

const PinPrompt = lazyOverlay(
  () => import('../../features/demo/PinPrompt.tsx').then((module) => module.PinPrompt),
  ({ onOpenChange }) => onOpenChange(false),
  ({ isOpen }) => isOpen,
);

/** Replaces the navigation while visitors use the window, and asks for the PIN (DEMO-04). */
export function LockedNavigation(): ReactElement {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<MenuIcon />}
        aria-label={t(($) => $.demo.navigation)}
        onPress={() => setAsking(true)}
      >
        <span className={headerLink}>{t(($) => $.demo.navigation)}</span>
      </Button>
      <PinPrompt isOpen={isAsking} onOpenChange={setAsking} />
    </>
  );
}
