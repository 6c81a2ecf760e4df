import type { IshiharaReportTexts } from '@isopter/monitor-charts/ishihara/report';
import { EYES } from './eyes.ts';

export const ishiharaEs: IshiharaReportTexts = {
  title: 'Informe de Ishihara',
  eyes: EYES,
  outcome: 'Resultado',
  outcomes: { normal: 'Normal', deficient: 'Deficiencia rojo-verde', unclear: 'Entre normal y deficiente' },
  types: { protan: 'Protan', deutan: 'Deutan', unclear: 'Las últimas láminas no lo indican' },
  notComplete: 'Incompleta',
  right: 'Láminas correctas',
  type: 'Tipo',
  count: (right, scored) => `${right} de ${scored}`,
  platesOf: (eye) => `Láminas, ${eye}`,
  plate: 'Lámina',
  expected: 'Esperado',
  answer: 'Respuesta',
  result: 'Resultado',
  results: { right: 'Correcta', wrong: 'Incorrecta', unanswered: 'Sin responder' },
  nothing: 'Nada',
  edition: (edition, normal, deficient, scored) =>
    `Edición de ${edition}, primeras ${scored} láminas: normal desde ${normal} correctas, deficiente hasta ${deficient}.`,
};
