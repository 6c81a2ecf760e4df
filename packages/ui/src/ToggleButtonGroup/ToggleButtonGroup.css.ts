import { figures } from '../theme/figures.ts';
import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const group = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], minInlineSize: 0 });

/** Over the looks of a button: what is on has an edge of twice the strength, for those who do not see its colour. */
export const toggle = component({ selectors: { '&[data-selected]': { boxShadow: 'inset 0 0 0 1px currentColor' } } });

export const count = component([figures, { flexShrink: 0, fontWeight: vars.fontWeight.regular }]);
