import { Avatar, IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@isopter/ui';
import { SearchIcon, SignOutIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveAll } from '../../lib/frame/leaving/leaving.ts';
import type { NavigationEntry } from '../navigation.ts';
import { DENSITIES, setDisplay, THEMES, useDisplay, VISIONS } from './display/display.ts';
import { signOut } from '../../features/session/signIn.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { opened } from './commands/opened.ts';
import { ENTRY_ICONS } from './icons.tsx';

/** The person who is signed in: their screens, how the application looks, signing out (NAV-10, NAV-13). */
export function UserMenu({ entries }: { entries: readonly NavigationEntry[] }): ReactElement {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const { theme, density, vision } = useDisplay();
  const name = `${user.first_name} ${user.last_name}`.trim() || user.username;
  return (
    <MenuTrigger>
      <IconButton
        label={t(($) => $.navigation.userMenu, { name })}
        icon={<Avatar name={name} isDecorative />}
        tooltipPlacement="bottom"
      />
      <Menu placement="bottom end" aria-label={name}>
        <MenuSection title={name}>
          {entries.map(({ id, path }) => (
            <MenuItem key={id} id={id} href={path} icon={ENTRY_ICONS[id]}>
              {t(($) => $.navigation[id])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t(($) => $.display.theme)}
          selectedKey={theme}
          onSelect={(id) => setDisplay('theme', THEMES.find((known) => known === id) ?? 'system')}
        >
          {THEMES.map((id) => (
            <MenuItem key={id} id={id}>
              {t(($) => $.display[id])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t(($) => $.display.density)}
          selectedKey={density}
          onSelect={(id) => setDisplay('density', DENSITIES.find((known) => known === id) ?? 'comfortable')}
        >
          {DENSITIES.map((id) => (
            <MenuItem key={id} id={id}>
              {t(($) => $.display[id])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t(($) => $.display.vision)}
          selectedKey={vision}
          onSelect={(id) => setDisplay('vision', VISIONS.find((known) => known === id) ?? 'all')}
        >
          {VISIONS.map((id) => (
            <MenuItem key={id} id={id}>
              {t(($) => $.display[id])}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection aria-label={t(($) => $.commands.actions)}>
          <MenuItem icon={<SearchIcon />} onAction={() => (opened.sheet = 'palette')}>
            {t(($) => $.commands.palette)}
          </MenuItem>
          <MenuItem id="logout" icon={<SignOutIcon />} onAction={() => leaveAll(() => void signOut())}>
            {t(($) => $.session.logout)}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
