import type { PieceStates } from '@platform/runtime/pieces';
import { stateOf } from '../../testing/formStates';
import InterestForm from './InterestForm';
import { InterestResult } from './InterestResult';

const onDone = () => undefined;
const result = (submission: Parameters<typeof stateOf>[1]) => (
  <InterestResult state={stateOf('interest', submission)} onDone={onDone} />
);

export default {
  처음: <InterestForm onDone={onDone} />,
  접수됨: result({ kind: 'done', withdraw: null }),
  '아직 보내지 못함': result({ kind: 'kept', because: 'unreachable', retrying: false }),
  오프라인: result({ kind: 'kept', because: 'offline', retrying: false }),
} satisfies PieceStates;
