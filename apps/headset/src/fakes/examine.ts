import { answer, type Exam, type ExamPlan, nextPresentation, type Presentation, startExam } from '../perimetry/exam.ts';
import { randomOf } from '../random.ts';

/** A whole examination answered by `press`, from beginning to end, with everything that was shown. */
export function examine(
  plan: ExamPlan,
  seed: number | string,
  press: (shown: Presentation) => boolean,
): { readonly exam: Exam; readonly shown: readonly Presentation[] } {
  let exam: Exam = startExam(plan, randomOf(seed));
  const shown: Presentation[] = [];
  for (;;) {
    const next = nextPresentation(exam, randomOf(seed, exam.presented));
    if (!next) return { exam, shown };
    shown.push(next);
    ({ exam } = answer(exam, next, press(next)));
  }
}
