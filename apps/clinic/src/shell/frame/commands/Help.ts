/** The kit's sheet by itself, so that it can be a chunk of its own. */
export { ShortcutHelp } from '@isopter/ui';
