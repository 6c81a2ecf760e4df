import type { ExchangeServices } from '../exchange/services.ts';

/** The services that the server is started with; it creates the others itself. */
export type GivenServices = Omit<ExchangeServices, 'background' | 'streams' | 'reports' | 'reader' | 'pacs'>;
