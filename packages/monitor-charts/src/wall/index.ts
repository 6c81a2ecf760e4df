export { attachThumbnail } from './attach.ts';
export { createFrameLoop } from './frameLoop.ts';
export { type PenPaint, readPaint } from './pen/paint.ts';
export { createPen, type Pen, type PenContext } from './pen/pen.ts';
export { progressThumbnail } from './progress/thumbnail.ts';
export { type Thumbnail, thumbnail, type ThumbnailTest, type ThumbnailWords } from './thumbnail.ts';
export { ThumbnailCanvas, type ThumbnailCanvasProps } from './ThumbnailCanvas.tsx';
export type { FrameScheduler, MonitorStore } from '../shared/publisher.ts';
export type { MonitorEvent } from '../shared/event.ts';
