import { common } from '../texts/common.texts.ts';

/** What FloatingPanel says by itself. */
export const floatingPanelTexts = {
  close: common.close,
  panelFull: 'Full screen',
  panelLeaveFull: 'Leave full screen',
  panelMinimise: 'Minimise',
  panelMove: ({ title }: { title: string }): string => `Move: ${title}`,
  panelMoveHelp: 'The arrow keys move it; pressing takes it to the next corner.',
  panelRestore: 'Restore',
};
