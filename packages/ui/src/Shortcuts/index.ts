export { isAppleDevice } from './isAppleDevice.ts';
export {
  createShortcuts,
  type Scope,
  SEQUENCE_TIMEOUT,
  type Shortcut,
  type ShortcutOptions,
  type Shortcuts,
} from './registry.ts';
export { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';
export { ShortcutKeys, type ShortcutKeysProps } from './ShortcutKeys.tsx';
export {
  ShortcutScope,
  ShortcutsProvider,
  type ShortcutsProviderProps,
  useShortcutRegistry,
  useShortcuts,
} from './ShortcutsProvider.tsx';
export { useShortcutScope } from './scope.ts';
export { ariaKeys } from './showKeys.ts';
