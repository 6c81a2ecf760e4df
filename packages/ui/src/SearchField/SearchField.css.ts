import { component } from '../theme/styles.ts';

/** Hides the clear button of an empty field. */
export const clear = component({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
