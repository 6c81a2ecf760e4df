export { FieldResetHint, type FieldResetHintProps } from './FieldResetHint.tsx';
export { type FieldReset, type FieldResets, resetsBetween } from './resets.ts';
export { type FieldResetsState, useFieldResets } from './useFieldResets.ts';
