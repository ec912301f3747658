import type { PieceStates } from '@platform/runtime/pieces';
import UnitTypeViewer from './UnitTypeViewer';

export default {
  '제목 없이': <UnitTypeViewer />,
  '제목과 함께': <UnitTypeViewer title={['여섯 가지 평면']} />,
} satisfies PieceStates;
