import type { VideoProvider } from '../VideoProvider.ts';
import type { AzureCallOptions } from './AzureCall.ts';

/** Creates a call through Azure Communication Services. Its code is a separate chunk. */
export async function loadAzureCall(options: AzureCallOptions): Promise<VideoProvider> {
  const { AzureCall } = await import('./AzureCall.ts');
  return new AzureCall(options);
}
