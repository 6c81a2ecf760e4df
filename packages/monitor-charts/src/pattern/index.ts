export { PatternView, type PatternViewProps } from './PatternView.tsx';
