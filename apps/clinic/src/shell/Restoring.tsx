import { type ReactElement, useState } from 'react';
import { Opening } from '../lib/frame/screen/Opening.tsx';
import { findRoute, HOME } from '../lib/platform/routes/routes.ts';
import { readAccess } from '../lib/platform/session/keptAccess.ts';
import { decide } from './guards.ts';
import { NOT_FOUND } from './screens.ts';
import { RestoringFrame } from './Surroundings.tsx';

/** Shows the frame after a reload until the server has answered, if the address has a frame for the stored roles [OUR-950]. */
export function Restoring({ pathname }: { pathname: string }): ReactElement {
  const [access] = useState(readAccess);
  const route = findRoute(pathname === '/' ? HOME : pathname);
  const isOpen = access !== null && (route === undefined || decide(route, access).allow);
  const flags = route ?? NOT_FOUND;
  if (!isOpen || !flags.header) return <Opening />;
  return <RestoringFrame access={access} flags={flags} />;
}
