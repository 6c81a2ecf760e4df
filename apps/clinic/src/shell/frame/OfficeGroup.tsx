import { Button, Menu, MenuItem, MenuTrigger } from '@isopter/ui';
import { BuildingIcon, ExpandIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { officeGroup, officeIcon, officeName } from './Frame.css.ts';
import { useOfficeGroups } from './useOfficeGroups.ts';

/** Where one works; corporate admins choose among their office groups here (AUTH-16, NAV-10). */
export function OfficeGroup(): ReactElement {
  const { t } = useTranslation();
  const { name } = useSignedIn().office_group;
  const { current, groups, switchTo } = useOfficeGroups();
  if (groups.length === 0) {
    return (
      <span className={officeGroup} title={name}>
        <BuildingIcon className={officeIcon} />
        <bdi className={officeName}>{name}</bdi>
      </span>
    );
  }
  return (
    <MenuTrigger>
      <Button variant="quiet" icon={<BuildingIcon />}>
        <bdi className={officeName} title={name}>
          {name}
        </bdi>
        <ExpandIcon />
      </Button>
      <Menu aria-label={t(($) => $.navigation.officeGroup)} selectedKey={current} onAction={switchTo}>
        {groups.map((group) => (
          <MenuItem key={group.id} id={group.id}>
            {group.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
