import { pacsConfiguration } from '../devices/pools.ts';
import type { Handlers } from '../http/calls.ts';
import { forbidden } from '../lib/errors.ts';

export const pacsCalls: Handlers = {
  /** For PACS users alone [ROLE-03, DEV-10]. */
  async getPacsConfiguration({ db, user }) {
    if (!user.flags.pacs_integration) throw forbidden();
    return pacsConfiguration(db, user);
  },
};
