import type { Authenticator } from '@isopter/contract';
import type { securityKey } from '../../platform/db/schema.ts';

/** Returns a key as its owner sees it. */
export const presentKey = (row: typeof securityKey.$inferSelect): Authenticator => ({
  id: row.id,
  label: row.label,
  created: row.created.toISOString(),
  last_used: row.lastUsed?.toISOString() ?? null,
  is_passkey: row.passkey,
  version: row.version,
});
