import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

/** Holds the input and the placeholder over it. */
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: 1,
  position: 'relative',
  minInlineSize: 0,
});

/** The browser's own placeholder stays for assistive technology, unseen under ours. */
export const replaced = component({ selectors: { '&::placeholder': { color: 'transparent' } } });

export const overlay = component({
  position: 'absolute',
  insetInline: vars.space[3],
  display: 'none',
  overflow: 'hidden',
  color: vars.color.ink3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { ':placeholder-shown + &': { display: 'block' } },
});

export const emphasis = component({ fontWeight: vars.fontWeight.medium });
