import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const flag = component({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '14px',
  borderRadius: '2px',
  objectFit: 'cover',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const name = component({ flex: 1, minInlineSize: 0 });
