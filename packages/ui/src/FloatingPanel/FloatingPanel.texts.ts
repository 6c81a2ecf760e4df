import { common } from '../texts/common.texts.ts';

/** The English texts of FloatingPanel. */
export const floatingPanelTexts = {
  close: common.close,
  panelFull: 'Full screen',
  panelLeaveFull: 'Leave full screen',
  panelMinimise: 'Minimize',
  panelMove: ({ title }: { title: string }): string => `Move: ${title}`,
  panelMoveHelp: 'The arrow keys move it; pressing takes it to the next corner.',
  panelRestore: 'Restore',
};
