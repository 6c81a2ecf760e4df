import { PHONE_CAMERA_PATH } from '@isopter/contract';
import { readLocal } from '../lib/platform/storage/local.ts';
import { findRoute, HOME } from '../lib/platform/routes/routes.ts';
import { preloadScreen } from './screens.ts';
import { preloadSurroundings } from './Surroundings.tsx';

/** Asks, after a reload, for the frame and the screen beside the session, not after it. Who has none downloads neither. */
export function loadAhead(pathname: string): void {
  if (readLocal('user_data') === null || pathname === PHONE_CAMERA_PATH) return;
  preloadSurroundings();
  const route = findRoute(pathname === '/' ? HOME : pathname);
  if (route !== undefined) preloadScreen(route);
}
