import { vars } from '../theme/vars.ts';
import { component } from '../theme/styles.ts';

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
});

export const list = component({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const move = component({ display: 'flex', flexShrink: 0 });
