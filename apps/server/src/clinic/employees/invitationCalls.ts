import { grantsAdmin } from '@isopter/contract';
import { cancelInvitation, invite, listInvitations, requireSso, resendInvitation } from './invitations.ts';
import { sendInvitations } from './inviting.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { ClinicServices } from '../services.ts';

/** Invitations to sign in by SSO, where an office group has it [INV-01 to INV-04]. */
export function invitationCalls(services: ClinicServices): Handlers {
  const { outbox, address, background, brandsDirectory } = services;

  function requireLetters(): void {
    if (!outbox?.sendLetter || !address) {
      throw new ApiError(501, { detail: 'This server sends no letters.', name: 'NotImplemented' });
    }
  }
  const sendSoon = () => background.run('sending invitations', () => sendInvitations(services, new Date()));

  return {
    async listInvitations({ db, user, query: { limit, offset, search } }) {
      requireSso(user);
      return listInvitations(db, user, { limit, offset, search });
    },

    async inviteEmployee({ db, user, body, request, requiresStepUp, concerns, after }) {
      requireSso(user);
      requireLetters();
      if (grantsAdmin([], body.groups)) await requiresStepUp();
      const product = (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';
      concerns({ objectKind: 'invitation', objectIds: [await invite(db, user, body, product)] });
      after(sendSoon);
      return undefined;
    },

    async resendInvitation({ db, user, params, requiresStepUp, concerns, after }) {
      requireSso(user);
      requireLetters();
      await resendInvitation(db, user, params.id, requiresStepUp);
      concerns({ objectKind: 'invitation', objectIds: [params.id] });
      after(sendSoon);
      return undefined;
    },

    async cancelInvitation({ db, user, params, concerns }) {
      requireSso(user);
      await cancelInvitation(db, user, params.id);
      concerns({ objectKind: 'invitation', objectIds: [params.id] });
      return undefined;
    },
  };
}
