export { CourseChart, type CourseChartProps, type CourseSeries } from './CourseChart.tsx';
export { CourseKey, type CourseKeyProps, type CourseSide } from './CourseMark.tsx';
export { SmallDrawing, type SmallDrawingProps, type SmallPicture } from './SmallDrawing.tsx';
