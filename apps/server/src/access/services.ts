import type { PlatformServices } from '../platform/services.ts';
import type { Duo } from './duo/client.ts';
import type { SsoProviders } from './sso/providers.ts';

/** Services of the access layer. */
export interface AccessServices extends PlatformServices {
  /** Second factors by Duo; without it users who need one cannot sign in. */
  duo?: Duo;
  /** Providers of single sign-on. People of an office group that has one have no password here. */
  sso?: SsoProviders;
  /** The four digits that end the demo mode; without them it cannot be turned on. */
  demoPin?: string | undefined;
}
