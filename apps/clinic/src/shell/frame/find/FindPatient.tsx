import { Button, IconButton, lazyOverlay, ShortcutKeys, useMatches } from '@isopter/ui';
import { SearchIcon } from '@isopter/ui/icons';
import { type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Access } from '../../../lib/platform/routes/access.ts';
import { maySeePatients } from '../../guards.ts';
import { close, opened } from '../commands/opened.ts';
import { FIND_KEYS } from '../commands/useAppKeys.ts';
import * as css from './FindPatient.css.ts';

/** The field with its suggestions, loaded when it is used. */
const FindPatientField = lazyOverlay(
  () => import('./FindPatientField.tsx').then((module) => module.FindPatientField),
  close,
);

const open = (): void => {
  opened.sheet = 'patient';
};

/** Opens the search for a patient, in the header of every screen [OUR-740]. */
export function FindPatient({ access, isDisabled }: { access: Access; isDisabled: boolean }): ReactElement | null {
  const { t } = useTranslation();
  const isOpen = useSnapshot(opened).sheet === 'patient';
  const isPhone = useMatches(css.PHONE);
  const place = useRef<HTMLDivElement>(null);
  if (access.demo_mode || !maySeePatients(access)) return null;
  const label = t(($) => $.patients.find.label);
  const cancel = (): void => {
    place.current?.querySelector('button')?.focus();
    close();
  };
  const opens = {
    icon: <SearchIcon />,
    isDisabled,
    'aria-expanded': isOpen,
    onHoverStart: FindPatientField.preload,
    onFocus: FindPatientField.preload,
    onPress: open,
  };
  return (
    <div ref={place} className={css.place}>
      {isPhone ? (
        <IconButton {...opens} label={label} tooltipPlacement="bottom" />
      ) : (
        <Button {...opens}>
          <span className={css.words}>
            {label}
            <span className={css.keys} aria-hidden>
              <ShortcutKeys keys={FIND_KEYS} />
            </span>
          </span>
        </Button>
      )}
      {isOpen && <FindPatientField onLeave={close} onCancel={cancel} />}
    </div>
  );
}
