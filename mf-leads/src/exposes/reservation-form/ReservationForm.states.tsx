import type { PieceStates } from '@platform/runtime/pieces';
import type { ReactElement } from 'react';
import { LeadForm } from '../../components/lead-form/LeadForm';
import { visitWords } from '../../content/formWords';
import { stateOf } from '../../testing/formStates';
import ReservationForm from './ReservationForm';

const form = (...of: Parameters<typeof stateOf> extends [unknown, ...infer Rest] ? Rest : never) => (
  <LeadForm state={stateOf('reservation', ...of)} words={visitWords} onDark />
);
const onNight = (piece: ReactElement) => <div data-theme="dark">{piece}</div>;

export default {
  처음: onNight(<ReservationForm />),
  '보내는 중': onNight(form({ kind: 'submitting' })),
  '빠진 칸': onNight(form({ kind: 'idle' }, { name: 'missing', phone: 'malformed' })),
  접수됨: onNight(form({ kind: 'done', withdraw: null })),
} satisfies PieceStates;
