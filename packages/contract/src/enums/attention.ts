/** Why somebody should look at a running test, the most pressing first. */
export const ATTENTIONS = ['answer', 'connection', 'device', 'paused', 'battery', 'unreliable'] as const;
export type Attention = (typeof ATTENTIONS)[number];
