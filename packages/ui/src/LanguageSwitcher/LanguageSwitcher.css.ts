import { vars } from '../theme/vars.ts';
import { component, componentRecipe } from '../theme/styles.ts';

export const flag = component({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '0.875rem',
  borderRadius: '2px',
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const name = componentRecipe({
  base: { flex: 1, minInlineSize: 0 },
  // a name would wrap to a separate line there; it still is the accessible name of the button
  variants: { isShort: { true: { '@media': { '(width < 480px)': { display: 'none' } } }, false: {} } },
});
