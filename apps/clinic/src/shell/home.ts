import type { Access } from '../lib/platform/routes/access.ts';
import { decide } from './guards.ts';
import { HOME, routeOf } from '../lib/platform/routes/routes.ts';

/** Where a person who asks for the patients ends: where every way back leads them. */
export function homeOf(access: Access): string {
  const decision = decide(routeOf(HOME), access);
  return decision.allow ? HOME : decision.redirect;
}
