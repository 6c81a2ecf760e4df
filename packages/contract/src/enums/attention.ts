/** Reasons to attend a running test, the most urgent first. */
export const ATTENTIONS = ['answer', 'connection', 'device', 'paused', 'battery', 'unreliable'] as const;
export type Attention = (typeof ATTENTIONS)[number];
