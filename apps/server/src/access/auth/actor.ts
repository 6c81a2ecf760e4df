import type { NamedItem } from '@isopter/contract';
import type { account } from '../../platform/db/schema.ts';

/** Returns the name of a user as others may see it. */
export const nameOf = ({
  id,
  firstName,
  lastName,
}: Pick<typeof account.$inferSelect, 'id' | 'firstName' | 'lastName'>): NamedItem => ({
  id,
  name: `${firstName} ${lastName}`,
});
