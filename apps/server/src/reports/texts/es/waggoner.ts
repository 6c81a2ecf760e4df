import type { WaggonerReportTexts } from '@isopter/monitor-charts/waggoner/report';
import { EYES } from './eyes.ts';

export const waggonerEs: WaggonerReportTexts = {
  title: 'Informe de Waggoner',
  eyes: EYES,
  sections: { demo: 'Demostración', general: 'General', tritan: 'Tritan', protan: 'Protan', deutan: 'Deutan' },
  results: {
    resultPass: 'Superada',
    resultFail: 'No superada',
    gradeNone: 'Ninguna',
    gradeMild: 'Leve',
    gradeModerate: 'Moderada',
    gradeSevere: 'Grave',
    typeProtan: 'Protan',
    typeDeutan: 'Deutan',
    graded: ({ grade, type }) => `${grade}, ${type}`,
  },
  tritan: 'Deficiencia tritan',
  redGreen: 'Deficiencia rojo-verde',
  notKnown: 'Aún no se sabe',
  sectionsOf: (eye) => `Secciones, ${eye}`,
  section: 'Sección',
  testScore: 'Puntuación',
  result: 'Resultado',
  scoreOf: (correct, total) => `${correct} de ${total}`,
  source: 'Secciones y grados según el dispositivo; la puntuación son las respuestas correctas de las dadas.',
};
