import type { Device } from '@isopter/contract';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { accessOf } from '../../lib/platform/session/accessOf.ts';

/** The user's rights to devices; the server checks them too. */
export interface DeviceRights {
  /** May add devices [DEV-01]. */
  mayAdd: boolean;
  /** A click on a row edits it [DEV-02]. */
  rowsEdit: boolean;
  /** May change this device: an office admin one of an office they administer [DEV-05]. */
  mayEdit: (device: Pick<Device, 'offices'>) => boolean;
  /** May cancel the test that runs on this device. */
  mayCancel: (device: Pick<Device, 'administering_test'>) => boolean;
  /** May delete this device: admins of the office group, while no test runs on it [DEV-08]. */
  mayDelete: (device: Pick<Device, 'in_use'>) => boolean;
  /** May unlink this device: in dev mode, once it is claimed [DEV-02]. */
  mayUnlink: (device: Pick<Device, 'user'>) => boolean;
}

export function deviceRights(signedIn: SignedIn): DeviceRights {
  const access = accessOf(signedIn);
  const { administrated_offices } = signedIn.user;
  return {
    mayAdd: access.office_group_admin || access.office_admin,
    rowsEdit: access.office_group_admin,
    mayEdit: ({ offices }) =>
      access.office_group_admin || (access.office_admin && offices.some((id) => administrated_offices.includes(id))),
    mayCancel: ({ administering_test }) => access.may_write && Boolean(administering_test),
    mayDelete: ({ in_use }) => access.office_group_admin && !in_use,
    mayUnlink: ({ user }) => access.dev_mode && access.office_group_admin && Boolean(user),
  };
}
