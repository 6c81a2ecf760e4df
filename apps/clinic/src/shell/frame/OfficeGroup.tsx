import { Button, Menu, MenuItem, MenuTrigger } from '@isopter/ui';
import { BuildingIcon, ExpandIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveAll } from '../../lib/leaving/leaving.ts';
import { useErrorToast } from '../../lib/errors/useErrorToast.ts';
import { accessOf } from '../../lib/session/accessOf.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { switchOfficeGroup } from '../../features/session/signIn.ts';
import { officeGroup, officeName } from './Frame.css.ts';

/** Where one works; corporate admins choose among their office groups here (AUTH-16, NAV-10). */
export function OfficeGroup(): ReactElement {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const showError = useErrorToast();
  const { name, id, corporation } = signedIn.office_group;
  if (!accessOf(signedIn).corporate_admin || !corporation) {
    return (
      <span className={officeGroup} title={name}>
        <BuildingIcon />
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
      <Menu
        aria-label={t(($) => $.navigation.officeGroup)}
        selectedKey={id}
        onAction={(chosen) => leaveAll(() => void switchOfficeGroup(chosen).catch(showError))}
      >
        {corporation.office_groups.map((group) => (
          <MenuItem key={group.id} id={group.id}>
            {group.name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
