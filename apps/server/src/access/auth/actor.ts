import type { NamedItem } from '@isopter/contract';
import type { account } from '../../platform/db/schema.ts';

/** Who did something, as everybody who sees it may know. */
export const nameOf = ({
  id,
  firstName,
  lastName,
}: Pick<typeof account.$inferSelect, 'id' | 'firstName' | 'lastName'>): NamedItem => ({
  id,
  name: `${firstName} ${lastName}`,
});
