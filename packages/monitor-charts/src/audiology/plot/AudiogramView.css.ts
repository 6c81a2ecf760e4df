import { pattern } from '../../shared/pattern.ts';

/** In the proportions of an audiogram with its labels. */
export const view = pattern({ display: 'flex', flexDirection: 'column', inlineSize: '100%', aspectRatio: '1' });
