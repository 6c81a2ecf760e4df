/** Sets the place of the toolbar for monitors. */
export { ToolbarPlace } from '../shared/Toolbar.tsx';
