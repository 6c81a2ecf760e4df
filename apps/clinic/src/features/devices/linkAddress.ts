import type { CameraLink } from '@isopter/contract';

/**
 * The address in the QR code of an unclaimed camera [DEV-04]. The token is in the fragment, which browsers send to no
 * server; the code in the query is the name of the link, and no secret.
 * @param origin of the application
 */
export const linkAddress = ({ code, token }: Pick<CameraLink, 'code' | 'token'>, origin: string): string =>
  `${origin}/api/cameras/link/?${new URLSearchParams({ code })}#${token}`;
