import type { OfflineController } from '@isopter/contract';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

/** The user's rights to offline controllers; the server checks them too [OFFC-01]. */
export interface ControllerRights {
  mayAdd: boolean;
  /** An office admin one of an office they administer. */
  mayEdit: (controller: Pick<OfflineController, 'offices'>) => boolean;
  mayDelete: boolean;
}

export function controllerRights(signedIn: SignedIn): ControllerRights {
  const { office_group_admin, office_admin } = accessOf(signedIn);
  const { administrated_offices } = signedIn.user;
  return {
    mayAdd: office_group_admin || office_admin,
    mayEdit: ({ offices }) =>
      office_group_admin || (office_admin && offices.some((id) => administrated_offices.includes(id))),
    mayDelete: office_group_admin,
  };
}
