import type { AzureSdk } from '@isopter/api-client';

/** URL at which an operator serves the SDK: docs/call-azure.md. */
const SDK = '/call-azure/sdk.js';

/** Loads the SDK, which the application does not contain. */
export const loadAzureSdk = (): Promise<AzureSdk> => import(/* @vite-ignore */ SDK) as Promise<AzureSdk>;
