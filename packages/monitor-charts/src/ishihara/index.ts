export { completionOf } from '../colorVision/model/views.ts';
export { ishiharaWords, type IshiharaWords } from './ishihara.texts.ts';
export { IshiharaMonitor, type IshiharaMonitorProps } from './monitor/IshiharaMonitor.tsx';
export { PlateTable, type PlateTableProps } from './monitor/PlateTable.tsx';
export {
  createIshiharaStore,
  initialState,
  type IshiharaState,
  type IshiharaStore,
  reduceAll,
  viewOf,
} from './model/store.ts';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
