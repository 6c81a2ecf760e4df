import { component } from '../theme/styles.ts';

/** Nothing to clear in an empty field. */
export const clear = component({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
