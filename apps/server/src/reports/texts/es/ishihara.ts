import type { IshiharaReportTexts } from '@isopter/monitor-charts/ishihara/report';
import { EYES } from './eyes.ts';

export const ishiharaEs: IshiharaReportTexts = {
  title: 'Informe de Ishihara',
  eyes: EYES,
  outcome: 'Resultado',
  outcomes: {
    normal: 'Normal',
    deficient: 'Deficiencia rojo-verde',
    unclear: 'Entre normal y deficiente',
    unreliable: 'Primera lámina mal leída',
  },
  types: { protan: 'Protan', deutan: 'Deutan', total: 'Total, o visión débil', unclear: 'No indicado' },
  demonstration: 'Todos pueden leer la primera lámina: repetir la prueba, o buscar visión débil o simulación.',
  notComplete: 'Incompleta',
  answered: 'Láminas respondidas',
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
