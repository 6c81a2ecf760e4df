import { APP_LANGUAGES, ownName } from '@isopter/contract';
import { type Command, toasts } from '@isopter/ui';
import {
  AddIcon,
  BuildingIcon,
  EyeIcon,
  HelpIcon,
  LanguageIcon,
  MoonIcon,
  PreferencesIcon,
  SignOutIcon,
} from '@isopter/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access } from '../../../lib/platform/routes/access.ts';
import { leaveAll } from '../../../lib/frame/leaving/leaving.ts';
import { additionsFor, placesFor } from '../../navigation.ts';
import { DENSITIES, setDisplay, THEMES, VISIONS } from '../display/display.ts';
import { chooseLanguage } from '../../../lib/platform/i18n/chooseLanguage.ts';
import { signOut } from '../../../features/session/signIn.ts';
import { ENTRY_ICONS } from '../icons.tsx';
import { useOfficeGroups } from '../useOfficeGroups.ts';
import { opened } from './opened.ts';
import { useAppKeys } from './useAppKeys.ts';

/** Returns the user's global commands: go to the places their guards allow, and change general settings. */
export function useCommands(access: Access): readonly Command[] {
  const { t } = useTranslation();
  const withKeys = useAppKeys(access);
  const { current, groups, switchTo } = useOfficeGroups();
  return useMemo(() => {
    const places = placesFor(access).map(({ id, path }): Command => ({
      id,
      label: t(($) => $.navigation[id]),
      group: t(($) => $.commands.places),
      icon: ENTRY_ICONS[id],
      href: path,
    }));
    const actions: Command[] = [
      ...additionsFor(access).map(({ id, path }) => ({
        id: `add-${id}`,
        label:
          id === 'patients'
            ? t(($) => $.patients.new)
            : t(($) => $.commands.add, { place: t(($) => $.navigation[id]) }),
        icon: <AddIcon />,
        href: path,
      })),
      {
        id: 'shortcuts',
        label: t(($) => $.commands.help),
        icon: <HelpIcon />,
        run: () => {
          opened.sheet = 'help';
        },
      },
      ...groups
        .filter(({ id }) => id !== current)
        .map(({ id, name }) => ({
          id: `office-group-${id}`,
          label: t(($) => $.commands.switchTo, { name }),
          icon: <BuildingIcon />,
          run: () => switchTo(id),
        })),
      {
        id: 'sign-out',
        label: t(($) => $.session.logout),
        icon: <SignOutIcon />,
        run: () => leaveAll(() => void signOut()),
      },
    ].map((command) => ({ ...command, group: t(($) => $.commands.actions) }));
    const themes = THEMES.map((theme): Command => ({
      id: `theme-${theme}`,
      label: `${t(($) => $.display.theme)}: ${t(($) => $.display[theme])}`,
      icon: <MoonIcon />,
      run: () => setDisplay('theme', theme),
    }));
    const densities = DENSITIES.map((density): Command => ({
      id: `density-${density}`,
      label: `${t(($) => $.display.density)}: ${t(($) => $.display[density])}`,
      icon: <PreferencesIcon />,
      run: () => setDisplay('density', density),
    }));
    const visions = VISIONS.map((vision): Command => ({
      id: `vision-${vision}`,
      label: `${t(($) => $.display.vision)}: ${t(($) => $.display[vision])}`,
      icon: <EyeIcon />,
      run: () => setDisplay('vision', vision),
    }));
    const languages = APP_LANGUAGES.map((language): Command => ({
      id: `language-${language}`,
      label: `${t(($) => $.navigation.language)}: ${ownName(language)}`,
      icon: <LanguageIcon />,
      run: () => {
        chooseLanguage(language).catch(() =>
          toasts.show({ tone: 'critical', message: t(($) => $.errors.networkUnstable) }),
        );
      },
    }));
    const display = [...themes, ...densities, ...visions, ...languages].map((command) => ({
      ...command,
      group: t(($) => $.commands.display),
    }));
    return [...places, ...actions, ...display].map((command) => {
      const keys = withKeys.find(({ id }) => id === command.id)?.keys;
      return keys === undefined ? command : { ...command, keys };
    });
  }, [access, current, groups, switchTo, t, withKeys]);
}
