import { vars } from '../theme/contract.css.ts';
import { pattern } from '../theme/styles.ts';

export const header = pattern({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minInlineSize: 0,
  color: vars.color.ink2,
});

const group = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const;

export const start = pattern(group);

export const end = pattern({ ...group, gap: vars.space[3], flexShrink: 0, maxInlineSize: '60%' });
