import { type Occasion, sendGiven } from '../../access/auth/letters/letters.ts';
import { giveLink } from '../../access/auth/passwords/reset.ts';
import type { CallContext } from '../../access/http/calls.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import type { ClinicServices } from '../services.ts';

type Giving = Pick<CallContext<'createEmployee' | 'changeEmployees'>, 'db' | 'user' | 'request' | 'after'>;

/** Sends users the letters with which they choose a password. */
interface LetterSender {
  canSend: boolean;
  /** @throws ApiError 501 where the server sends no letters */
  require: () => void;
  /** Opens a way to a password with the change, and sends it after the answer. */
  give: (id: string, occasion: Occasion, call: Giving) => Promise<void>;
  /** Welcomes several users after the answer, one after the other. */
  welcome: (ids: readonly string[], call: Giving) => Promise<void>;
}

export function letterSender(services: ClinicServices): LetterSender {
  const { outbox = {}, address, brandsDirectory, background, db: store } = services;
  const canSend = Boolean(outbox.sendLetter && address);
  const productOf = async (request: Giving['request']): Promise<string> =>
    (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';

  return {
    canSend,
    require: () => {
      if (!canSend) throw new ApiError(501, { detail: 'This server sends no letters.', name: 'NotImplemented' });
    },
    async give(id, occasion, { db, user, request, after }) {
      if (!canSend) return;
      const issued = await giveLink(db, id);
      const product = await productOf(request);
      const language = occasion === 'welcome' ? user.preferences.app_language : undefined;
      after(() =>
        background.run('sending the way to a password', () =>
          sendGiven(store, issued, occasion, { outbox, address, product }, language),
        ),
      );
    },
    async welcome(ids, { user, request, after }) {
      if (!canSend || ids.length === 0) return;
      const product = await productOf(request);
      const { app_language: language } = user.preferences;
      after(() =>
        background.run('sending the way to a password', async () => {
          for (const id of ids) {
            const issued = await giveLink(store, id);
            await sendGiven(store, issued, 'welcome', { outbox, address, product }, language);
          }
        }),
      );
    },
  };
}
