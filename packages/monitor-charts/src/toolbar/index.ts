/** Tells monitors where their toolbar stands. */
export { ToolbarPlace } from '../shared/Toolbar.tsx';
