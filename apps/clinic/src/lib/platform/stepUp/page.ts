import { newPageSecret } from '@isopter/api-client';

/** The secret of this page, in memory only: a proof of step-up authentication is valid only with it [OUR-599]. */
export const PAGE_SECRET = newPageSecret();
