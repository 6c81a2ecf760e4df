import * as z from 'zod/mini';
import { AppLanguageSchema } from '../entities/enums.ts';
import { DevConfigUpdate, StoredDevConfig } from '../entities/exchange.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN } from '../call/roles.ts';

export const devConfig = {
  getDevConfig: {
    id: 'H-157',
    method: 'GET',
    path: '/api/dev/config/',
    by: GROUP_ADMIN,
    answer: StoredDevConfig,
    built: true,
  },
  updateDevConfig: {
    id: 'H-158',
    method: 'PUT',
    path: '/api/dev/config/',
    by: GROUP_ADMIN,
    body: DevConfigUpdate,
    conflict: recordChanged(StoredDevConfig),
    built: true,
  },
  /** Texts of the application; static files. */
  getTexts: {
    id: 'H-159',
    method: 'GET',
    path: '/locales/:language.json',
    params: z.strictObject({ language: AppLanguageSchema }),
    answer: z.record(z.string(), z.unknown()),
    public: true,
  },
} as const satisfies Calls;
