import { type Access, requirements } from '../lib/platform/routes/access.ts';
import { HOME, type RouteDefinition, routeOf } from '../lib/platform/routes/routes.ts';

export type Decision = { readonly allow: true } | { readonly allow: false; readonly redirect: string };

const ALLOW: Decision = { allow: true };
const to = (redirect: string): Decision => ({ allow: false, redirect });

/** Screens that discharge a duty of the session stay reachable while it is pending, demo mode or not. */
const dischargesDuty = (path: string, access: Access): boolean =>
  (path === '/baa-agreement' && access.baa_pending) || (path === '/zero-pii-prompt' && access.key_wanted);

/** Whether visitors of the demo mode may see a route. `id`: what its address names, if anything. */
const opensToVisitors = ({ open_in_demo }: RouteDefinition, { demo_test }: Access, id: string | undefined): boolean =>
  open_in_demo === 'own test' ? demo_test !== null && id === demo_test : open_in_demo;

/**
 * Whether a person may see a route, and where they go otherwise (NAV-02 to NAV-08, NAV-16).
 * Duties of the session come before demo mode, as in the order after a sign-in (AUTH-09).
 * @param id what the address names: a monitor opens to visitors for their own test alone (OUR-537)
 */
export function decide(route: RouteDefinition, access: Access | null, id?: string): Decision {
  if (route.guard === 'none') return ALLOW;
  if (access === null) return to('/login');
  const duty = pendingDuty(route, access);
  if (duty !== null) return to(duty);
  if (access.demo_mode && !opensToVisitors(route, access, id) && !dischargesDuty(route.path, access)) {
    return to('/demo-mode');
  }
  if (route.guard === 'main' && access.technician_user) return to('/techall-mode');
  if (route.guard === 'main' && access.technician_admin) return to('/waiting-sessions');
  return route.requires.every((requirement) => requirements[requirement](access)) ? ALLOW : to(HOME);
}

function pendingDuty(route: RouteDefinition, access: Access): string | null {
  if (route.guard === 'main' && access.baa_pending) return '/baa-agreement';
  return access.password_change_forced ? '/reset-password' : null;
}

/** Returns whether a person may open the page of a patient. */
export const maySeePatients = (access: Access): boolean => decide(routeOf('/patients/:id'), access).allow;
