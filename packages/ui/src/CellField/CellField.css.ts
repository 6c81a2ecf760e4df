import { component } from '../theme/styles.ts';
import { vars } from '../theme/vars.ts';

export const input = component({
  inlineSize: '100%',
  minInlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  textAlign: 'center',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink1,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-marked]': { borderStyle: 'dashed' },
    '&[aria-invalid="true"]': { borderColor: vars.color.critical, borderWidth: '2px' },
  },
});
