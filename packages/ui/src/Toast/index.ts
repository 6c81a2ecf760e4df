export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { createToasts, TOAST_DURATION, type ToastContent, type ToastRequest, type Toasts, toasts } from './toasts.ts';
